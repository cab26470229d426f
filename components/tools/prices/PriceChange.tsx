import { useLocale, useTranslations } from 'next-intl';
import { signed } from '@/lib/numbers/figures';
import { type Direction, directionOf } from '@/lib/tools/prices/direction';

type Props = {
  /** In rupees, positive when dearer. */
  change: number;
  decimals: number;
  /** Which way is green: a fall for what one buys every week, a rise for what one keeps. */
  good: 'rise' | 'fall';
  className?: string;
};

const MARK: Record<Direction, string> = { rise: '▲', fall: '▼', same: '=' };

/**
 * How a price changed, four ways: colour, arrow, sign, and a word for screen readers, many of which
 * skip a plus.
 */
export function PriceChange({ change, decimals, good, className = '' }: Props) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  const direction = directionOf(change);
  const colour = direction === 'same' ? 'text-quiet' : direction === good ? 'text-up' : 'text-down';
  return (
    <span className={`font-bold whitespace-nowrap tabular-nums ${colour} ${className}`}>
      <span aria-hidden>{MARK[direction]} </span>
      <span className="sr-only">{t(direction)} </span>
      {signed(change, locale, decimals)}
    </span>
  );
}
