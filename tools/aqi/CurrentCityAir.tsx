import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { CurrentAir, NamedAir } from '@/lib/figures/current/currentAir';
import { AIR_POLLUTANTS, type SubIndices } from '@/lib/figures/current/figures';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { AirPanel } from './AirPanel';
import { PollutantBars } from './PollutantBars';
import { bandOf, INDIAN_BANDS } from './bands';
import { barsEnd } from './cities';
import { type Concentrations, POLLUTANTS } from './pollutants';

function sixOf({ concentrations }: NamedAir): Concentrations | null {
  if (!concentrations) return null;
  const { pm25, pm10, no2, so2, co, o3 } = concentrations;
  const six = { pm25, pm10, no2, so2, co, o3 };
  return isWhole(six) ? six : null;
}

const isWhole = (six: Partial<Concentrations>): six is Concentrations =>
  POLLUTANTS.every((pollutant) => six[pollutant] !== undefined);

type Props = {
  kind: CurrentAir['kind'];
  city: NamedAir;
};

export function CurrentCityAir({ kind, city }: Props) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  const name = localized(city.name, locale);
  const pollutants = sixOf(city);
  return (
    <AirPanel
      cityName={name}
      aqi={city.index}
      isIndian
      usScale={t('now.otherScale')}
      note={t(`now.${kind}`, {
        ...dateAndTime(city.measuredAt, locale),
        stations: city.stations ?? 0,
      })}
      scalesNote={t('now.scalesNote')}
    >
      {pollutants ? (
        <PollutantBars cityName={name} pollutants={pollutants} end={barsEnd([pollutants])} />
      ) : (
        <SubIndexTable subIndices={city.subIndices} />
      )}
    </AirPanel>
  );
}

function SubIndexTable({ subIndices }: { subIndices: SubIndices }) {
  const t = useTranslations('Aqi');
  const rows = AIR_POLLUTANTS.flatMap((pollutant) => {
    const index = subIndices[pollutant];
    return index === undefined ? [] : [{ pollutant, index }];
  }).toSorted((a, b) => b.index - a.index);
  return (
    <section aria-labelledby="pollutants">
      <BlockHeader id="pollutants" title={t('now.subIndices')} />
      <ScrollingTable labelledBy="pollutants">
        <table className="ruled-table [&_:is(th,td):not(:nth-child(2))]:text-start">
          <tbody>
            {rows.map(({ pollutant, index }) => (
              <tr key={pollutant}>
                <th scope="row">{t(pollutant)}</th>
                <td className="font-bold">{index}</td>
                <td>{t(`india.${bandOf(INDIAN_BANDS, index).key}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <p className="mt-1 text-meta text-quiet">{t('now.subIndicesNote')}</p>
    </section>
  );
}
