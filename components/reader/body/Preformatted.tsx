import { useTranslations } from 'next-intl';
import type { Inline } from '@/lib/stories/model/body';
import { Run } from './Run';

type Props = {
  content: readonly Inline[];
  origin: string;
  className?: string | undefined;
};

/** Lines as they were written, which scroll in a frame of their own where they are too long. */
export function Preformatted({ content, origin, className }: Props) {
  const t = useTranslations('Reader');
  return (
    <pre
      role="region"
      aria-label={t('preformatted')}
      tabIndex={0}
      className={`${className} overflow-x-auto bg-sunk px-4 py-3 text-body`}
    >
      <Run content={content} origin={origin} />
    </pre>
  );
}
