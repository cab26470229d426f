import { useLocale, useTranslations } from 'next-intl';
import { Run } from './Run';

type Props = { url: string | undefined; origin: string; className: string | undefined };

/** Stands below a text that is not shown whole, with a link to all of it where there is one. */
export function TruncationNote({ url, origin, className }: Props) {
  const t = useTranslations('Reader');
  return (
    <p role="note" lang={useLocale()} className={`${className} text-meta text-quiet`}>
      {t('truncated')}{' '}
      {url && (
        <Run content={[{ type: 'link', href: url, content: [t('wholeText')] }]} origin={origin} />
      )}
    </p>
  );
}
