const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const INDIA_SECONDS = 19_800;

/** @param {number} moment */
const local = (moment) => new Date(moment + INDIA_SECONDS * 1000).toISOString().slice(0, 16);

/**
 * Like the service, returns an object for one place and an array for several.
 *
 * @template T
 * @param {URLSearchParams} query
 * @param {(latitude: number, index: number) => T} answerOf
 */
function perPlace(query, answerOf) {
  const all = (query.get('latitude') ?? '').split(',').map(Number).map(answerOf);
  return all.length === 1 ? all[0] : all;
}

/** @param {number} latitude */
const head = (latitude) => ({
  // The nearest grid point, as the service returns it.
  latitude: Math.round(latitude * 4) / 4,
  longitude: 77.5,
  generationtime_ms: 0.2,
  utc_offset_seconds: INDIA_SECONDS,
  timezone: 'Asia/Kolkata',
  timezone_abbreviation: 'GMT+5:30',
  elevation: 500,
});

/**
 * @param {URLSearchParams} query
 * @param {number} now epoch milliseconds
 */
export const forecast = (query, now) =>
  perPlace(query, (latitude, index) => {
    const days = Array.from({ length: Number(query.get('forecast_days') ?? 7) }, (_, day) => day);
    const quarter = 900_000;
    return {
      ...head(latitude),
      current_units: {
        time: 'iso8601',
        interval: 'seconds',
        temperature_2m: '°C',
        relative_humidity_2m: '%',
        weather_code: 'wmo code',
        is_day: '',
        wind_speed_10m: 'km/h',
      },
      current: {
        time: local(now - (now % quarter)),
        interval: 900,
        temperature_2m: 20.4 + (index % 10),
        relative_humidity_2m: 61,
        weather_code: [2, 0, 63, 95, 45][index % 5],
        is_day: 1,
        wind_speed_10m: 9.7,
      },
      daily_units: { time: 'iso8601', weather_code: 'wmo code', temperature_2m_max: '°C' },
      daily: {
        time: days.map((day) => local(now + day * DAY_MS).slice(0, 10)),
        weather_code: days.map((day) => [2, 3, 61, 80, 1][day % 5]),
        temperature_2m_max: days.map((day) => 27.6 + day),
      },
    };
  });

/** In μg/m³, even for carbon monoxide. */
const MEANS = {
  pm2_5: 77,
  pm10: 121,
  nitrogen_dioxide: 46,
  sulphur_dioxide: 12,
  carbon_monoxide: 1100,
  ozone: 41,
};

/**
 * `/v1/air-quality` by hour, for yesterday and all of today.
 *
 * @param {URLSearchParams} query
 * @param {number} now epoch milliseconds
 */
export const airQuality = (query, now) =>
  perPlace(query, (latitude, index) => {
    const today = Date.parse(`${local(now).slice(0, 10)}T00:00:00+05:30`);
    const hours = Array.from({ length: 48 }, (_, hour) => today - DAY_MS + hour * HOUR_MS);
    const names = Object.keys(MEANS);
    return {
      ...head(latitude),
      hourly_units: {
        time: 'iso8601',
        ...Object.fromEntries(names.map((name) => [name, 'μg/m³'])),
      },
      hourly: {
        time: hours.map(local),
        ...Object.fromEntries(
          Object.entries(MEANS).map(([name, mean]) => [name, hours.map(() => mean + index)]),
        ),
      },
    };
  });

/** The service's error body, with status 400 or 429. */
export const refusal = (/** @type {string} */ reason) => ({ error: true, reason });
