import { useLocale, useTranslations } from 'next-intl';
import type { CurrentAir, NamedAir } from '@/lib/figures/figures';
import { localized } from '@/lib/i18n/localized';
import type { QueryParam } from '@/lib/request/queryParam';
import { toolChoice } from '@/tools/shared/toolChoice';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AqiChecker } from './AqiChecker.island';
import { CurrentAirTable } from './CurrentAirTable';
import { CurrentCityAir } from './CurrentCityAir';
import { bandOf, INDIAN_BANDS } from './bands';
import { barsEnd } from './cities';
import { type Concentrations, POLLUTANTS } from './pollutants';

const CREDITS = {
  model: {
    message: 'now.creditModel',
    source: ['https://open-meteo.com/', 'Open-Meteo.com'],
    licence: ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'],
  },
  official: {
    message: 'now.creditOfficial',
    source: [
      'https://www.data.gov.in/resource/real-time-air-quality-index-various-locations',
      'data.gov.in',
    ],
    licence: ['https://www.data.gov.in/Godl', 'GODL-India'],
  },
} as const;

function Credit({ kind }: { kind: CurrentAir['kind'] }) {
  const t = useTranslations('Aqi');
  const { message, source, licence } = CREDITS[kind];
  const link = ([href, name]: readonly [string, string]) => (
    <a href={href} rel="noopener" className="underline">
      {name}
    </a>
  );
  return (
    <p className="text-label text-quiet">
      {t.rich(message, { source: () => link(source), licence: () => link(licence) })}
    </p>
  );
}

/** All six, or null. */
function sixOf({ concentrations }: NamedAir): Concentrations | null {
  if (!concentrations) return null;
  const { pm25, pm10, no2, so2, co, o3 } = concentrations;
  const six = { pm25, pm10, no2, so2, co, o3 };
  return isWhole(six) ? six : null;
}

const isWhole = (six: Partial<Concentrations>): six is Concentrations =>
  POLLUTANTS.every((pollutant) => six[pollutant] !== undefined);

type Props = { air: CurrentAir; requestedCity: QueryParam };

/** An unknown `requestedCity` falls back to the first. */
export function CurrentAirTool({ air: { kind, cities }, requestedCity }: Props) {
  const t = useTranslations('Aqi');
  const tool = useTranslations('Tool');
  const locale = useLocale();
  if (cities.length === 0) return <p>{t('now.unknown')}</p>;
  const choice = toolChoice({
    path: AQI_PATH,
    locale,
    parameter: 'city',
    options: cities.map(({ id, name, index }) => {
      const city = localized(name, locale);
      const category = t(`india.${bandOf(INDIAN_BANDS, index).key}`);
      return {
        value: id,
        label: city,
        summary: t('summary', { city, aqi: index, category }),
      };
    }),
    requested: requestedCity,
  });
  const end = barsEnd(cities.flatMap((city) => sixOf(city) ?? []));
  return (
    <>
      <AqiChecker
        label={tool('chooseCity')}
        choice={choice}
        figures={null}
        note={<Credit kind={kind} />}
        cities={cities.map((city) => ({
          value: city.id,
          node: <CurrentCityAir kind={kind} city={city} pollutants={sixOf(city)} barsEnd={end} />,
        }))}
      />
      <CurrentAirTable cities={cities} />
    </>
  );
}
