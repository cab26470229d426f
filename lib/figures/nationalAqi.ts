import {
  AIR_POLLUTANTS,
  type AirPollutant,
  type MeanConcentrations,
  type SubIndices,
} from '@/lib/figures/current/figures';

const INDEX_ENDS = [50, 100, 200, 300, 400, 500] as const;

type Breakpoints = {
  /** The table's smallest step, which also separates two bands. */
  step: number;
  /** The highest concentration of each band. The rule leaves the last band open. */
  ends: readonly [number, number, number, number, number, number];
};

/**
 * Breakpoints in µg/m³, of carbon monoxide in mg/m³: "About National AQI", Central Pollution
 * Control Board, October 2014. "Severe" ends where the Board's calculator reaches 500.
 */
const BREAKPOINTS: Readonly<Record<AirPollutant, Breakpoints>> = {
  pm25: { step: 1, ends: [30, 60, 90, 120, 250, 380] },
  pm10: { step: 1, ends: [50, 100, 250, 350, 430, 510] },
  no2: { step: 1, ends: [40, 80, 180, 280, 400, 520] },
  so2: { step: 1, ends: [40, 80, 380, 800, 1600, 2400] },
  co: { step: 0.1, ends: [1, 2, 10, 17, 34, 51] },
  o3: { step: 1, ends: [50, 100, 168, 208, 748, 1287] },
  nh3: { step: 1, ends: [200, 400, 800, 1200, 1800, 2400] },
};

const FULL = 500;

/**
 * A concentration's sub-index, 0 to 500, linear within its band. Rounded to the table's step first,
 * or 30.4 µg/m³ would fall between bands.
 *
 * @param concentration the pollutant's mean, in the unit of `BREAKPOINTS`
 * @throws RangeError for a negative number or NaN
 */
export function subIndexOf(pollutant: AirPollutant, concentration: number): number {
  if (!(concentration >= 0)) throw new RangeError(`no concentration: ${concentration}`);
  const { step, ends } = BREAKPOINTS[pollutant];
  // Counts in steps, because 0.1 has no exact binary form.
  const steps = Math.round(Number((concentration / step).toFixed(6)));
  const endsInSteps = ends.map((end) => Math.round(end / step));
  const band = endsInSteps.findIndex((end) => steps <= end);
  const [high, indexHigh] = [endsInSteps[band], INDEX_ENDS[band]];
  if (high === undefined || indexHigh === undefined) return FULL;
  const low = band === 0 ? 0 : (endsInSteps[band - 1] ?? 0) + 1;
  const indexLow = band === 0 ? 0 : (INDEX_ENDS[band - 1] ?? 0) + 1;
  return Math.round(indexLow + ((indexHigh - indexLow) / (high - low)) * (steps - low));
}

/** Even dust storms stay far below; a higher value has a wrong unit or is a fault. */
const SEVERE_TIMES = 10;

export const canBe = (pollutant: AirPollutant, concentration: number): boolean =>
  concentration <= SEVERE_TIMES * BREAKPOINTS[pollutant].ends[5];

export const subIndicesOf = (concentrations: MeanConcentrations): SubIndices =>
  Object.fromEntries(
    AIR_POLLUTANTS.flatMap((pollutant) => {
      const concentration = concentrations[pollutant];
      return concentration === undefined ? [] : [[pollutant, subIndexOf(pollutant, concentration)]];
    }),
  );

const LEAST_POLLUTANTS = 3;

export function indexOf(subIndices: SubIndices): { index: number; prominent: AirPollutant } | null {
  const known = AIR_POLLUTANTS.flatMap((prominent) => {
    const index = subIndices[prominent];
    return index === undefined ? [] : [{ index, prominent }];
  });
  const hasParticles = subIndices.pm25 !== undefined || subIndices.pm10 !== undefined;
  if (known.length < LEAST_POLLUTANTS || !hasParticles) return null;
  return known.toSorted((a, b) => b.index - a.index)[0] ?? null;
}
