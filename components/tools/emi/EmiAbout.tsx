import { useTranslations } from 'next-intl';

/** How the calculator works, and what a bank may do otherwise. */
export function EmiAbout() {
  const t = useTranslations('EmiAbout');
  return (
    <>
      <p>{t('how')}</p>
      <p className="font-bold">{t.rich('formula', { sup: (exponent) => <sup>{exponent}</sup> })}</p>
      <p>{t('terms')}</p>
      <p>{t('rounding')}</p>
      <p>{t('prepaying')}</p>
      <p>{t('banks')}</p>
      <p>{t('private')}</p>
    </>
  );
}
