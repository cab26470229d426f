import { useTranslations } from 'next-intl';
import { CHART_DIRECTION } from '@/lib/i18n/direction';
import { bandOf, DRAWN_TO, type Scale } from './bands';

type Props = {
  name: string;
  scale: Scale;
  aqi: number;
  category: string;
};

const percent = (figure: number) => `${(Math.min(figure, DRAWN_TO) / DRAWN_TO) * 100}%`;

export function AirScale({ name, scale, aqi, category }: Props) {
  const t = useTranslations('Aqi');
  const current = bandOf(scale, aqi).key;
  // Bands join at 50, not 51, so the rule has no gaps.
  const ends = scale.map(({ upTo }) => upTo ?? DRAWN_TO);
  return (
    <div>
      <p className="text-label text-quiet">{name}</p>
      <p className="text-card-m font-bold">{category}</p>
      <div
        dir={CHART_DIRECTION}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={DRAWN_TO}
        aria-valuenow={Math.min(aqi, DRAWN_TO)}
        aria-valuetext={t('placed', { aqi, category })}
        className="text-meta whitespace-nowrap text-quiet tabular-nums"
      >
        <div className="relative mt-1 h-2.5">
          <span
            style={{ left: percent(aqi) }}
            className="absolute bottom-0 -translate-x-1/2 forced-color-adjust-none border-x-[6px] border-t-[9px] border-x-transparent border-t-ink"
          />
        </div>
        <div className="flex h-3 forced-color-adjust-none">
          {scale.map(({ key }, index) => (
            <span
              key={key}
              style={{ width: percent((ends[index] ?? DRAWN_TO) - (ends[index - 1] ?? 0)) }}
              className={`border-edge not-first:border-s last:border-e ${key === current ? 'border-t-12 border-t-river' : 'border-t-2'}`}
            />
          ))}
        </div>
        <div className="relative mt-1 h-5">
          <span className="absolute inset-s-0">0</span>
          {ends.map((end) => (
            <span
              key={end}
              style={{ left: percent(end) }}
              className={`absolute ${end === DRAWN_TO ? '-translate-x-full' : '-translate-x-1/2'} ${end % 100 === 0 ? '' : 'max-[26rem]:hidden'}`}
            >
              {end}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
