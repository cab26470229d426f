import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figure, money } from '@/lib/format/numbers';
import { readMoney } from '@/lib/format/readMoney';
import { amountParts } from './amountParts';

/** A field's range, and beside it how the field was read. */
export function HintLine({ range, children }: { range?: string; children: ReactNode }) {
  return (
    <span className="flex min-h-lh flex-wrap justify-between gap-x-4">
      {range && <span>{range}</span>}
      {children && <span className="text-ink">{children}</span>}
    </span>
  );
}

/** Smaller sums need no words; for larger ones India has none in use. */
const IN_WORDS = { from: 1e3, to: 1e15 };

export function AmountHint({ amount, range }: { amount: string; range?: string }) {
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
