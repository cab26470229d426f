import type { ReactNode } from 'react';
import { FittingFigure } from './FittingFigure';

type Props = {
  name: string;
  unit: string;
  /** What the figure is, if no price of today: "Sample price, 15 January 2024". */
  sample: string;
  price: string;
  /** A `PriceChange`. */
  change: ReactNode;
};

/**
 * A price a reader came for: what of and how much of it at the left, the figure and its change at
 * the right.
 */
export function PriceFigure({ name, unit, sample, price, change }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-3 last:border-b-0">
      <p className="min-w-28 flex-1">
        <b className="text-card-m">{name}</b>{' '}
        <span className="block text-label text-quiet">{unit}</span>{' '}
        <span className="block text-meta text-quiet">{sample}</span>
      </p>
      <div className="ml-auto text-right">
        <FittingFigure>{price}</FittingFigure> {change}
      </div>
    </div>
  );
}
