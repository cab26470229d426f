import { useLocale, useTranslations } from 'next-intl';

/** The Hindi wordmark stands a little taller, so that both read the same size. */
const HEIGHT = {
  masthead: { en: 'h-[38px] md:h-12', hi: 'h-[42px] md:h-[54px]' },
  footer: { en: 'h-11', hi: 'h-11' },
  reader: { en: 'h-[30px]', hi: 'h-9' },
} as const;

const VIEW_BOX = { en: '0 0 2657 470', hi: '0 0 1588 520' } as const;

type Props = { size: keyof typeof HEIGHT };

/** The channel's wordmark in the page's language. */
export function Logo({ size }: Props) {
  const t = useTranslations('Channel');
  const locale = useLocale();
  return (
    <svg
      role="img"
      aria-label={t('name')}
      viewBox={VIEW_BOX[locale]}
      className={`w-auto ${HEIGHT[size][locale]}`}
    >
      <use href={`/icons.svg#logo-${locale}`} />
    </svg>
  );
}
