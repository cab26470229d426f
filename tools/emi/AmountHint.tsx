import { useLocale, useTranslations } from 'next-intl';
import { figure, money } from '@/lib/format/figures';
import { readNumber } from '@/lib/format/readNumber';
import { amountParts } from './amountParts';

type Props = { amount: string; range?: string };

/** Smaller sums need no words; for larger ones India has none in use. */
const IN_WORDS = { from: 1e3, to: 1e15 };

export function AmountHint({ amount, range }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const value = readNumber(amount) ?? 0;
  const isSaid = value >= IN_WORDS.from && value < IN_WORDS.to;
  const parts = isSaid
    ? amountParts(value).map(({ unit, count }) =>
        unit === 'rest' ? figure(count, locale) : t(unit, { count: figure(count, locale) }),
      )
    : [];
  return (
    <span className="flex min-h-lh flex-wrap justify-between gap-x-4">
      {range && <span>{range}</span>}
      {value > 0 && (
        <span className="text-ink">
          {money(value, locale) + (isSaid ? ` · ${parts.join(' ')}` : '')}
        </span>
      )}
    </span>
  );
}
