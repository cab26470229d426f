import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Extreme } from '@/lib/tools/prices/extremes';

type Props = { price: string; /** A `PriceChange`. */ change: ReactNode; extreme: Extreme | null };

/** A price in a table, its change below it, and the word for the lowest and the highest. */
export function PriceCell({ price, change, extreme }: Props) {
  const t = useTranslations('Tool');
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2">
      {extreme && <span className="text-meta font-bold text-river">{t(extreme)}</span>}
      <span className="whitespace-nowrap">{price}</span>
      <span className="basis-full text-meta">{change}</span>
    </span>
  );
}
