import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { figure, numberFormat } from '@/lib/format/numbers';
import { byShare, type Concentrations, type Limit, LIMITS } from './pollutants';

function useRatioFormat() {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return {
    amount: (value: number, unit: Limit['unit']) =>
      t(unit, { value: figure(value, locale, Number.isInteger(value) ? 0 : 1) }),
    times: (share: number) => figure(share, locale, 1),
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share),
  };
}

const HEIGHT = 10;

/** `end`: the share at which the bar stops. The text beside it repeats the figure. */
export function LimitRatioBar({ share, end }: { share: number; end: number }) {
  const drawn = Math.min(share, end);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="my-1 block h-3 w-full bg-sunk"
    >
      <rect width={Math.min(drawn, 1)} height={HEIGHT} className="fill-river" />
      {drawn > 1 && <rect x={1} width={drawn - 1} height={HEIGHT} className="fill-sand" />}
      <line
        x1={1}
        x2={1}
        y2={HEIGHT}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}

type Props = { cityName: string; pollutants: Concentrations; end: number };

const SWATCH = 'inline-block size-3 flex-none border-6 forced-color-adjust-none';

export function PollutantBars({ cityName, pollutants, end }: Props) {
  const t = useTranslations('Aqi');
  const { amount, times, percent } = useRatioFormat();
  const shares = byShare(pollutants);
  const [dominant] = shares;

  return (
    <section aria-labelledby="pollutants">
      <BlockHeader id="pollutants" title={t('pollutants')} />
      {dominant && (
        <p className="mb-2">
          {dominant.share > 1
            ? t('dominantAbove', { pollutant: t(dominant.pollutant), times: times(dominant.share) })
            : t('dominantWithin', {
                pollutant: t(dominant.pollutant),
                percent: percent(dominant.share),
              })}
        </p>
      )}
      <ul aria-label={t('pollutantsOf', { city: cityName })}>
        {shares.map(({ pollutant, concentration, share }) => {
          const { limit, hours, unit } = LIMITS[pollutant];
          return (
            <li key={pollutant} className="border-t border-rule py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b>{t(pollutant)}</b>
                <span className="font-bold tabular-nums">{amount(concentration, unit)}</span>
              </p>
              <LimitRatioBar share={share} end={end} />
              <p className="text-meta text-quiet tabular-nums">
                {share > 1
                  ? t('above', { times: times(share), limit: amount(limit, unit), hours })
                  : t('within', { percent: percent(share), limit: amount(limit, unit), hours })}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-rule pt-2 text-label">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className={`${SWATCH} border-river`} />
          {t('upToLimit')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className={`${SWATCH} border-sand`} />
          {t('beyondLimit')}
        </span>
      </p>
      <p className="mt-1 text-meta text-quiet">{t('unitsNote')}</p>
    </section>
  );
}
