import { useTranslations } from 'next-intl';

/** The place of an advertisement, as tall empty as filled. */
export function AdSlot() {
  const t = useTranslations('Home');
  return (
    <aside
      aria-label={t('advertisement')}
      className="advertisement grid min-h-62.5 place-content-center bg-raised text-center text-meta text-quiet"
    >
      <p>{t('advertisement')}</p>
      <p className="tabular-nums">300 × 250</p>
    </aside>
  );
}
