import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { DAY_MS } from '@/lib/format/elapsed';
import { ScrollingTable } from './ScrollingTable';
import { TableHead } from './TableHead';

export type PriceSeries = {
  name: string;
  /** The oldest first; days without a price are left out. */
  points: readonly { day: string; value: number }[];
  written: (value: number) => string;
};

const [WIDTH, HEIGHT] = [300, 100];

/** The line of a series in drawing units: days apart as they are, the lowest price at the foot. */
export function linePath(points: PriceSeries['points']): string {
  const days = points.map(({ day }) => startOfDay(day) / DAY_MS);
  const values = points.map(({ value }) => value);
  const [first, low] = [Math.min(...days), Math.min(...values)];
  const [span, rise] = [Math.max(...days) - first || 1, Math.max(...values) - low];
  return points
    .map(({ value }, at) => {
      const x = (((days[at] ?? first) - first) / span) * WIDTH;
      const y = rise === 0 ? HEIGHT / 2 : HEIGHT - ((value - low) / rise) * HEIGHT;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function PriceLine({ name, points, written }: PriceSeries) {
  const t = useTranslations('PriceHistory');
  const locale = useLocale();
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(written);
  const [first, last] = [points[0], points.at(-1)].map(
    (point) => point && formatDate(startOfDay(point.day), 'long', locale),
  );
  return (
    <figure>
      <figcaption className="text-label font-bold">
        {t('range', { name, low: low ?? '', high: high ?? '' })}
      </figcaption>
      {/* By hand: one path is less than any chart library, and needs no script. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 block h-28 w-full overflow-visible border-b border-edge"
      >
        <path
          d={linePath(points)}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-river"
        />
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-meta text-quiet">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}

type Props = { title: string; series: readonly PriceSeries[] };

export function PriceHistory({ title, series }: Props) {
  const t = useTranslations('PriceHistory');
  const locale = useLocale();
  const days = series[0]?.points ?? [];
  if (days.length < 2) return null;
  return (
    <section aria-labelledby="history">
      <BlockHeader id="history" title={title} />
      <div className="grid gap-8 md:grid-cols-2 [&>*]:min-w-0">
        {series.map((one) => (
          <PriceLine key={one.name} {...one} />
        ))}
      </div>
      <details className="mt-4">
        <summary className="touch-target text-river">{t('table')}</summary>
        <ScrollingTable labelledBy="history">
          <table className="ruled-table [&_:is(th,td):first-child]:text-start">
            <TableHead columns={[t('day'), ...series.map(({ name }) => name)]} />
            <tbody>
              {days
                .map(({ day }, at) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(startOfDay(day), 'long', locale)}</th>
                    {series.map(({ name, points, written }) => (
                      <td key={name}>{written(points[at]?.value ?? 0)}</td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </ScrollingTable>
      </details>
    </section>
  );
}
