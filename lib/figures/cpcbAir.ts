import 'server-only';
import { normalizeKey } from '@/lib/content/normalizeKey';
import type { Place } from '@/lib/content/weather';
import { isCurrent } from '@/lib/figures/current/age';
import { AIR_PLACES } from '@/lib/figures/current/airPlaces';
import { AIR_POLLUTANTS, type CityAir, type SubIndices } from '@/lib/figures/current/figures';
import { type CpcbRow, readRows } from './cpcbRows';
import { indexOf } from './nationalAqi';
import type { FigureSource } from './poll';

/**
 * True for a possible sub-index. The feed sends sub-indices under any column name, so `BREAKPOINTS`
 * never apply to them.
 */
const isSubIndex = (given: number) => given >= 0 && given <= 500;

function byStation(rows: readonly CpcbRow[]): CpcbRow[][] {
  const stations = new Map<string, CpcbRow[]>();
  for (const row of rows) {
    const known = stations.get(row.station) ?? [];
    known.push(row);
    stations.set(row.station, known);
  }
  return [...stations.values()];
}

type Station = { city: string; measuredAt: number; index: number; subIndices: SubIndices };

/**
 * The station's index by the Board's rule. Null if the station is down (all values zero) or its
 * time is old.
 */
function stationOf(rows: readonly CpcbRow[], now: number): Station | null {
  const [first] = rows;
  const known = rows.filter(({ subIndex }) => isSubIndex(subIndex));
  if (!first || !isCurrent('air', first.measuredAt, now)) return null;
  if (known.every(({ subIndex }) => subIndex === 0)) return null;
  const subIndices: SubIndices = Object.fromEntries(
    known.flatMap(({ pollutant, subIndex }) => (pollutant ? [[pollutant, subIndex]] : [])),
  );
  const found = indexOf(subIndices);
  return (
    found && { city: first.city, measuredAt: first.measuredAt, index: found.index, subIndices }
  );
}

const roundedMeanOf = (values: readonly number[]) =>
  Math.round(values.reduce((sum, given) => sum + given, 0) / values.length);

/** A city's index is the mean of its stations', as in the Board's daily bulletin. */
function cityOf(id: string, stations: readonly Station[]): CityAir | null {
  const subIndices: SubIndices = Object.fromEntries(
    AIR_POLLUTANTS.flatMap((pollutant) => {
      const values = stations.flatMap((station) => station.subIndices[pollutant] ?? []);
      return values.length === 0 ? [] : [[pollutant, roundedMeanOf(values)]];
    }),
  );
  const found = indexOf(subIndices);
  return (
    found && {
      id,
      measuredAt: Math.min(...stations.map(({ measuredAt }) => measuredAt)),
      index: roundedMeanOf(stations.map(({ index }) => index)),
      prominent: found.prominent,
      subIndices,
      concentrations: null,
      stations: stations.length,
    }
  );
}

/**
 * Cities with a current station, matched by id or English name.
 *
 * @throws Error without a usable row: an empty 200 is a failure too
 */
export async function loadCpcbAir(
  signal: AbortSignal,
  { places = AIR_PLACES, now = Date.now() }: { places?: readonly Place[]; now?: number } = {},
): Promise<readonly CityAir[]> {
  const rows = await readRows(signal);
  if (rows.length === 0) throw new Error('the answer has no rows');
  const stations = byStation(rows).flatMap((group) => stationOf(group, now) ?? []);
  const cities = places.flatMap(({ id, name }) => {
    const names = [id, ...Object.values(name)].map(normalizeKey).filter(Boolean);
    const own = stations.filter(({ city }) => names.includes(city));
    return (own.length > 0 && cityOf(id, own)) || [];
  });
  if (cities.length === 0) throw new Error('no city has a current value');
  return cities;
}

export const cpcbAir: FigureSource<readonly CityAir[]> = {
  name: 'air',
  everyMs: 30 * 60_000,
  timeoutMs: 120_000,
  load: (signal) => loadCpcbAir(signal),
};
