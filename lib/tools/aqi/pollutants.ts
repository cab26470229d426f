export type Pollutant = 'pm25' | 'pm10' | 'no2' | 'so2' | 'co' | 'o3';

/** Mean concentrations: carbon monoxide in mg/m³, the others in µg/m³. */
export type Concentrations = Readonly<Record<Pollutant, number>>;

/**
 * The highest mean that India allows, in the pollutant’s unit, and the hours over which it is
 * taken.
 */
export type Limit = { limit: number; hours: 8 | 24; unit: 'microgram' | 'milligram' };

/**
 * India’s National Ambient Air Quality Standards for residential areas: notification of the Central
 * Pollution Control Board of 18 November 2009.
 */
export const LIMITS: Readonly<Record<Pollutant, Limit>> = {
  pm25: { limit: 60, hours: 24, unit: 'microgram' },
  pm10: { limit: 100, hours: 24, unit: 'microgram' },
  no2: { limit: 80, hours: 24, unit: 'microgram' },
  so2: { limit: 80, hours: 24, unit: 'microgram' },
  co: { limit: 2, hours: 8, unit: 'milligram' },
  o3: { limit: 100, hours: 8, unit: 'microgram' },
};

export const POLLUTANTS = [
  'pm25',
  'pm10',
  'no2',
  'so2',
  'co',
  'o3',
] as const satisfies readonly Pollutant[];

/** A concentration as a share of India’s limit: 1 is the limit itself. */
export const shareOfLimit = (pollutant: Pollutant, concentration: number): number =>
  concentration / LIMITS[pollutant].limit;

/** All six with their shares, the largest share first; equal shares keep the usual order. */
export const byShare = (concentrations: Concentrations) =>
  POLLUTANTS.map((pollutant) => {
    const concentration = concentrations[pollutant];
    return { pollutant, concentration, share: shareOfLimit(pollutant, concentration) };
  }).sort((a, b) => b.share - a.share);

/** The pollutant that stands highest against its limit. */
export const dominantPollutant = (concentrations: Concentrations): Pollutant =>
  byShare(concentrations)[0]?.pollutant ?? POLLUTANTS[0];
