import { useLocale, useTranslations } from 'next-intl';
import { WORDMARKS } from '#site/brand.mjs';
import { isWrittenIn, LOCALES } from '@/lib/i18n/locales';

/** Indian scripts are set taller to look as large as Latin. */
const HEIGHTS = {
  Latin: {
    masthead: 'h-[38px] md:h-12',
    low: 'h-[30px] md:h-12',
    footer: 'h-11',
    reader: 'h-[30px]',
  },
  Indian: {
    masthead: 'h-[42px] md:h-[54px]',
    low: 'h-8 md:h-[54px]',
    footer: 'h-11',
    reader: 'h-9',
  },
};

type Props = { size: keyof typeof HEIGHTS.Latin };

export function Logo({ size }: Props) {
  const t = useTranslations('Channel');
  const locale = useLocale();
  const { symbol, viewBox } = WORDMARKS[LOCALES[locale].script];
  return (
    <svg
      role="img"
      aria-label={t('name')}
      viewBox={viewBox}
      className={`max-w-full ${HEIGHTS[isWrittenIn(locale, 'Latin') ? 'Latin' : 'Indian'][size]}`}
    >
      <use href={`/icons.svg#${symbol}`} />
    </svg>
  );
}
