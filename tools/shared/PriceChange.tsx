import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { signed } from '@/lib/format/numbers';
import { FittingFigure } from './ResultPanel';
import { type Direction, directionOf, type Extreme } from './prices';

type Props = {
  /** In rupees, positive if dearer; NaN shows nothing. */
  change: number;
  decimals: number;
  good: 'rise' | 'fall';
};

const MARK: Record<Direction, string> = { rise: '▲', fall: '▼', same: '=' };

/** Colour, arrow, sign and a hidden word, because many screen readers skip a plus. */
export function PriceChange({ change, decimals, good }: Props) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  if (!Number.isFinite(change)) return null;
  const direction = directionOf(change);
  const colour = direction === 'same' ? 'text-quiet' : direction === good ? 'text-up' : 'text-down';
  return (
    <span className={`font-bold whitespace-nowrap tabular-nums ${colour}`}>
      <span aria-hidden>{`${MARK[direction]} `}</span>
      <span className="sr-only">{`${t(direction)} `}</span>
      <span translate="no">{signed(change, locale, decimals)}</span>
    </span>
  );
}

type PriceCellProps = {
  price: string;
  change: ReactNode;
  extreme: Extreme | null;
};

export function PriceCell({ price, change, extreme }: PriceCellProps) {
  const t = useTranslations('Tool');
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2">
      {extreme && (
        <span className="text-meta font-bold text-river max-md:basis-full">{t(extreme)}</span>
      )}
      <span className="whitespace-nowrap">{price}</span>
      <span className="basis-full text-meta">{change}</span>
    </span>
  );
}

type PriceFigureProps = {
  name: string;
  unit: string;
  sample: string;
  price: string;
  change: ReactNode;
};

export function PriceFigure({ name, unit, sample, price, change }: PriceFigureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule py-3 last:border-b-0">
      <p className="min-w-20 flex-1 text-balance">
        <b className="text-card-m">{name}</b>{' '}
        <span className="block text-label text-quiet">{unit}</span>{' '}
        <span className="block text-meta text-quiet">{sample}</span>
      </p>
      <div className="ms-auto text-end">
        <FittingFigure>{price}</FittingFigure> {change}
      </div>
    </div>
  );
}
