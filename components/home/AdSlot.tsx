import { useTranslations } from 'next-intl';

/** The place of an advertisement on large screens: a quiet line while it is not sold. */
export function AdSlot() {
  const t = useTranslations('FrontPage');
  return (
    <aside
      aria-label={t('advertisement')}
      className="advertisement grid min-h-11 place-content-center border-y border-rule text-meta text-quiet max-lg:hidden"
    >
      <p>{t('advertisement')}</p>
    </aside>
  );
}
