import { useTranslations } from 'next-intl';

/** How the BMI is worked out, rounded and converted, and where the figures go. */
export function BmiAbout() {
  const t = useTranslations('BmiAbout');
  return (
    <>
      <p>{t('formula')}</p>
      <p>{t('rounding')}</p>
      <p>{t('units')}</p>
      <p>{t('privacy')}</p>
    </>
  );
}
