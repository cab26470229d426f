import { useLocale, useTranslations } from 'next-intl';
import { figure } from '@/lib/format/numbers';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { BigFigure } from '@/tools/shared/ResultPanel';
import { bmiOf, type Measured } from './bmi';
import { categoryOf, INDIAN } from './categories';
import { arcs, gaugePosition, pointAt, TICKS } from './gauge';
import { healthyWeight, neighbours } from './healthyWeight';
import type { WeightUnit } from './units';

type FigureProps = {
  body: Measured | null;
  missing: readonly string[];
  /** True for figures unlikely for an adult: only the BMI and its category show. */
  isDoubtful: boolean;
};

export function BmiFigure({ body, missing, isDoubtful }: FigureProps) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  if (!body) {
    return (
      <>
        <BigFigure>
          <span aria-hidden>—</span>
          <span className="sr-only">{t('none')}</span>
        </BigFigure>
        {missing.length > 0 && (
          <p className="mt-1 font-bold">{t('missing', { fields: missing.join(', ') })}</p>
        )}
      </>
    );
  }
  const bmi = bmiOf(body);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <BigFigure>{figure(bmi, locale, 1)}</BigFigure>{' '}
        <p className="text-card-l font-bold">{t(categoryOf(bmi))}</p>
      </div>{' '}
      {!isDoubtful && (
        <p className="mt-1 font-bold">{t('indian', { category: categoryOf(bmi, INDIAN) })}</p>
      )}
    </>
  );
}

const RADIUS = 86;
const ARCS = arcs(RADIUS);

function BmiGauge({ bmi }: { bmi: number }) {
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

export function BmiDetails({ body, unit }: { body: Measured; unit: WeightUnit }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  const range = healthyWeight(body.metres, unit);
  const written = (amount: number) => figure(amount, locale, 1);
  return (
    <>
      <BmiGauge bmi={bmiOf(body)} />
      <NamedFigures
        figures={[
          {
            name: t('healthy'),
            value: t('range', {
              from: written(range.from),
              to: written(range.to),
              unit: t(unit),
            }),
          },
          ...neighbours(body, unit).map(({ category, change }) => ({
            name: t('to', { category }),
            value: t(change > 0 ? 'more' : 'less', {
              amount: written(Math.abs(change)),
              unit: t(unit),
            }),
          })),
        ]}
      />
    </>
  );
}
