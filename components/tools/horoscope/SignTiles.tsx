import { useTranslations } from 'next-intl';
import { type Choosing, FilterLinks } from '@/components/filter/FilterLinks';
import type { LocalizedSign } from './localizedSign';

type Props = Omit<Choosing, 'label'> & { signs: readonly LocalizedSign[] };

/** The signs as tiles. */
export function SignTiles({ signs, ...choosing }: Props) {
  const t = useTranslations('Horoscope');
  return (
    <FilterLinks
      {...choosing}
      label={t('chooseSign')}
      row="grid grid-cols-3 overflow-hidden border-b border-rule md:grid-cols-6"
      link="group -ml-px grid content-start justify-items-center border-t border-l border-rule px-1 py-3 text-center -outline-offset-3! hover:bg-raised aria-current:bg-ink aria-current:text-paper"
    >
      {({ value, label }) => {
        const sign = signs.find(({ id }) => id === value);
        return (
          <>
            <span aria-hidden className="text-[1.75rem] leading-tight">
              {sign?.symbol}
            </span>
            <b>{label}</b>
            <span className="text-meta text-quiet group-aria-current:text-current">
              {sign?.dates}
            </span>
          </>
        );
      }}
    </FilterLinks>
  );
}
