export const POLLUTANTS = ['pm25', 'pm10', 'no2', 'so2', 'co', 'o3'] as const;

export type Pollutant = (typeof POLLUTANTS)[number];

/** Carbon monoxide in mg/m³, the others in µg/m³. */
export type Concentrations = Readonly<Record<Pollutant, number>>;

/** India's limit for the mean over `hours`. */
export type Limit = { limit: number; hours: 8 | 24; unit: 'microgram' | 'milligram' };

/**
 * National Ambient Air Quality Standards for residential areas, Central Pollution Control Board, 18
 * November 2009.
 */
export const LIMITS: Readonly<Record<Pollutant, Limit>> = {
  pm25: { limit: 60, hours: 24, unit: 'microgram' },
  pm10: { limit: 100, hours: 24, unit: 'microgram' },
  no2: { limit: 80, hours: 24, unit: 'microgram' },
  so2: { limit: 80, hours: 24, unit: 'microgram' },
  co: { limit: 2, hours: 8, unit: 'milligram' },
  o3: { limit: 100, hours: 8, unit: 'microgram' },
};

export const shareOfLimit = (pollutant: Pollutant, concentration: number): number =>
  concentration / LIMITS[pollutant].limit;

export const byShare = (concentrations: Concentrations) =>
  POLLUTANTS.map((pollutant) => {
    const concentration = concentrations[pollutant];
    return { pollutant, concentration, share: shareOfLimit(pollutant, concentration) };
  }).sort((a, b) => b.share - a.share);

export const dominantPollutant = (concentrations: Concentrations): Pollutant =>
  byShare(concentrations)[0]?.pollutant ?? POLLUTANTS[0];
