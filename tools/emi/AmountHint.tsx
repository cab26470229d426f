import { useLocale, useTranslations } from 'next-intl';
import { figure, money } from '@/lib/format/figures';
import { readMoney } from '@/lib/format/readMoney';
import { HintLine } from './HintLine';
import { amountParts } from './amountParts';

type Props = { amount: string; range?: string };

/** Smaller sums need no words; for larger ones India has none in use. */
const IN_WORDS = { from: 1e3, to: 1e15 };

export function AmountHint({ amount, range }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const value = readMoney(amount) ?? 0;
  const isSaid = value >= IN_WORDS.from && value < IN_WORDS.to;
  const parts = isSaid
    ? amountParts(value).map(({ unit, count }) =>
        unit === 'rest' ? figure(count, locale) : t(unit, { count: figure(count, locale) }),
      )
    : [];
  return (
    <HintLine range={range}>
      {value > 0 && money(value, locale) + (isSaid ? ` · ${parts.join(' ')}` : '')}
    </HintLine>
  );
}
