import { useLocale } from 'next-intl';
import { signed } from '@/lib/format/numbers';

type Props = {
  percent: number;
  points?: number;
  className?: string;
};

export function PercentChange({ percent, points, className = '' }: Props) {
  const locale = useLocale();
  const inPercent = `${signed(percent, locale)}%`;
  return (
    <p
      className={`text-label font-bold tabular-nums ${percent < 0 ? 'text-down' : 'text-up'} ${className}`}
    >
      <span aria-hidden>{percent < 0 ? '▼' : '▲'} </span>
      {points === undefined ? inPercent : `${signed(points, locale, 2)} (${inPercent})`}
    </p>
  );
}
