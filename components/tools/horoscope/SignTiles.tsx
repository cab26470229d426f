import { useTranslations } from 'next-intl';
import type { Filter } from '@/components/filter/filter';
import { isPlainClick } from '@/lib/address/isPlainClick';
import type { SignInWords } from './inWords';

type Props = { signs: readonly SignInWords[]; filters: readonly Filter[]; value: string; choose: (filter: Filter) => void };

/** The signs as tiles. Each is a link, so that it works without JavaScript, opens in a new tab and answers to Enter. */
export function SignTiles({ signs, filters, value, choose }: Props) {
  const t = useTranslations('Horoscope');
  return (
    <>
      <nav aria-label={t('chooseSign')} className="grid grid-cols-3 overflow-hidden border-b border-rule md:grid-cols-6">
        {filters.map((filter) => {
          const sign = signs.find(({ id }) => id === filter.value);
          return (
            <a
              key={filter.value}
              href={filter.href}
              aria-current={filter.value === value ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                choose(filter);
              }}
              className="group -ml-px grid content-start justify-items-center border-t border-l border-rule px-1 py-3 text-center -outline-offset-3! hover:bg-raised aria-current:bg-ink aria-current:text-paper"
            >
              <span aria-hidden className="text-[1.75rem] leading-tight">{sign?.symbol}</span>
              <b>{filter.label}</b>
              <span className="text-meta text-quiet group-aria-current:text-current">{sign?.dates}</span>
            </a>
          );
        })}
      </nav>
      <p role="status" className="sr-only">{filters.find((filter) => filter.value === value)?.shown}</p>
    </>
  );
}
