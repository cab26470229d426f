import { useLocale, useTranslations } from 'next-intl';
import { figure } from '@/lib/numbers/figures';
import { categoryOf } from '@/lib/tools/bmi/categories';
import { arcs, gaugePosition, pointAt, TICKS } from '@/lib/tools/bmi/gauge';

const RADIUS = 86;
const ARCS = arcs(RADIUS);

/**
 * A half circle of the four categories, the body's own drawn broad, and a needle that points at the
 * BMI.
 */
export function BmiGauge({ bmi }: { bmi: number }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  const own = categoryOf(bmi);
  const tip = pointAt(gaugePosition(bmi), RADIUS - 16);
  return (
    <svg
      role="img"
      aria-label={t('gauge', { bmi: figure(bmi, locale, 1) })}
      viewBox="0 0 240 126"
      className="mx-auto my-4 block w-full max-w-90"
    >
      {ARCS.map(({ category, d }) => (
        <path
          key={category}
          d={d}
          fill="none"
          className={category === own ? 'stroke-river' : 'stroke-edge'}
          strokeWidth={category === own ? 18 : 6}
        />
      ))}
      {TICKS.map((tick) => {
        const { x, y } = pointAt(tick.position, RADIUS + 25);
        return (
          <text
            key={tick.bmi}
            x={x}
            y={y + 4}
            textAnchor="middle"
            className="fill-ink text-[11px] tabular-nums"
          >
            {tick.bmi}
          </text>
        );
      })}
      <path
        d={`M120 116L${tip.x} ${tip.y}`}
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="square"
      />
      <circle cx="120" cy="116" r="6" className="fill-ink" />
    </svg>
  );
}
