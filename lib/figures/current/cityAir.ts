/** What India's index is made of; the feed has ammonia (`nh3`) too, no model over India has. */
export const AIR_POLLUTANTS = ['pm25', 'pm10', 'no2', 'so2', 'co', 'o3', 'nh3'] as const;

export type AirPollutant = (typeof AIR_POLLUTANTS)[number];

export type SubIndices = Readonly<Partial<Record<AirPollutant, number>>>;

/** Means over each pollutant's own time: carbon monoxide in mg/m³, the others in µg/m³. */
export type MeanConcentrations = Readonly<Partial<Record<AirPollutant, number>>>;

export type CityAir = {
  id: string;
  /** The end of the time that the figures are of, epoch milliseconds. */
  measuredAt: number;
  /** India's National AQI, 0 to 500. */
  index: number;
  prominent: AirPollutant;
  subIndices: SubIndices;
  /** Null where the source sends sub-indices alone. */
  concentrations: MeanConcentrations | null;
  stations: number | null;
};
