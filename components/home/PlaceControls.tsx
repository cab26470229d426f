import { useTranslations } from 'next-intl';

const LOOK = 'touch-target text-label font-bold text-river';

export function PlaceControls({ title }: { title: string }) {
  const t = useTranslations('Places');
  return (
    <>
      <button
        type="button"
        data-later="place"
        aria-label={t('changeFrom', { title })}
        className={`${LOOK} -ms-1 me-auto noscript:hidden`}
      >
        {t('change')}
      </button>
      <button type="button" data-later="stateNews" hidden className={LOOK}>
        {t('showMine')}
      </button>
    </>
  );
}
