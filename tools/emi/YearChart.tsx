import { useTranslations } from 'next-intl';
import { CHART_DIRECTION } from '@/lib/i18n/direction';
import { financialYearName, type FinancialYear } from './financialYears';
import { useAmountInUnits } from './useLoanForm';

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Floating-point error of summed payments. */
const ROUNDING = 1e-9;

/** Zero and two round values; the upper is at least the highest bar. */
export function gridlines(highest: number): [number, number, number] {
  const half = highest / 2;
  const power = 10 ** Math.floor(Math.log10(half));
  const step = (ROUND.find((round) => round * power >= half * (1 - ROUNDING)) ?? 10) * power;
  return [0, step, 2 * step];
}

export const labelEvery = (count: number, most: number) => Math.ceil(count / most);

const MOST_LABELS = { phone: 2, wide: 5 };

const DIGITS = { maximumSignificantDigits: 2 };

/** In drawing units; 100 is the height of the highest gridline. */
const [BAR, PLACE] = [6, 10];

/** The drawing stretches; its labels are HTML text and stay unscaled. */
export function YearChart({ years }: { years: readonly FinancialYear[] }) {
  const t = useTranslations('Emi');
  const inUnits = useAmountInUnits();
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const lines = gridlines(highest);
  const tall = (value: number) => (value / lines[2]) * 100;
  const bars = (edges: (year: FinancialYear) => [top: number, bottom: number]) =>
    years
      .map((year, index) => {
        const [top, bottom] = edges(year);
        return `M${index * PLACE + (PLACE - BAR) / 2} ${(100 - tall(top)).toFixed(2)}h${BAR}V${(100 - tall(bottom)).toFixed(2)}h${-BAR}z`;
      })
      .join('');
  const labelled = (index: number, screen: keyof typeof MOST_LABELS) =>
    index % labelEvery(years.length, MOST_LABELS[screen]) === 0;
  /** Text that is too large for it goes on below its dash. */
  const maxWidth = `${(labelEvery(years.length, MOST_LABELS.phone) / years.length) * 100}%`;
  const [first, last] = [years[0], years.at(-1)].map((year) => financialYearName(year?.from ?? 0));
  return (
    <figure className="mt-6">
      <figcaption className="text-label font-bold">{t('chart')}</figcaption>
      <div
        dir={CHART_DIRECTION}
        role="img"
        aria-label={t('chartLabel', { first: first ?? '', last: last ?? '' })}
        className="py-4 pe-3 pb-[2.5rem] ps-[4.5rem] text-center text-meta text-quiet"
      >
        <div className="relative h-44" style={{ maxWidth: `${years.length * 7}rem` }}>
          <svg
            aria-hidden
            viewBox={`0 0 ${years.length * PLACE} 100`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {lines.map((value) => (
              <path
                key={value}
                d={`M0 ${100 - tall(value)}h${years.length * PLACE}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-rule"
              />
            ))}
            <path d={bars(({ principal }) => [principal, 0])} className="fill-river" />
            <path
              d={bars(({ principal, interest }) => [principal + interest, principal])}
              className="fill-sand"
            />
          </svg>
          {lines.map((value) => (
            <span
              key={value}
              style={{ bottom: `${tall(value)}%` }}
              className="absolute inset-e-full translate-y-1/2 pe-2 whitespace-nowrap"
            >
              {value === 0 ? '0' : inUnits(value, DIGITS)}
            </span>
          ))}
          {years.map(({ from }, index) => (
            <span
              key={from}
              style={{ left: `${((index + 0.5) / years.length) * 100}%`, maxWidth }}
              className={`absolute top-full w-max -translate-x-1/2 pt-1 ${labelled(index, 'phone') ? '' : 'max-sm:hidden'} ${labelled(index, 'wide') ? '' : 'sm:hidden'}`}
            >
              {financialYearName(from)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
