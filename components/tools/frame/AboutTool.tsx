import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BlockHeader } from '@/components/story/BlockHeader';

type Props = { source: ReactNode; children: ReactNode };

/** The About box: how a tool works, and its source below it. */
export function AboutTool({ source, children }: Props) {
  const t = useTranslations('Tool');
  return (
    <section aria-labelledby="about">
      <BlockHeader id="about" title={t('about')} />
      <div className="grid max-w-measure gap-3">{children}</div>
      <p className="mt-4 max-w-measure text-label text-quiet">
        {t.rich('source', { source: () => <b className="font-bold text-ink">{source}</b> })}
      </p>
    </section>
  );
}
