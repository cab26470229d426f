/**
 * Rows like CPCB's at data.gov.in: one per pollutant of a station, all strings, sub-indices instead
 * of concentrations, `NA` for broken instruments.
 *
 * @param {string} station
 * @param {{ city: string, state: string, updated: string, values: Record<string, string> }} of
 */
export const rowsOf = (station, { city, state, updated, values }) =>
  Object.entries(values).map(([pollutant_id, value]) => ({
    country: 'India',
    state,
    city,
    station,
    last_update: updated,
    latitude: '23.2',
    longitude: '77.4',
    pollutant_id,
    min_value: value,
    max_value: value,
    avg_value: value,
  }));

/**
 * The feed's time format: India's local time without an offset.
 *
 * @param {number} moment
 */
export const updatedAt = (moment) => {
  const [year, month, day, hour] = new Date(moment + 19_800_000).toISOString().split(/[-T:]/);
  return `${day}-${month}-${year} ${hour}:00:00`;
};

/** @param {number} now */
export function records(now) {
  const updated = updatedAt(now);
  const bhopal = { city: 'Bhopal', state: 'Madhya_Pradesh', updated };
  const delhi = { city: 'Delhi', state: 'Delhi', updated };
  return [
    ...rowsOf('T T Nagar, Bhopal - MPPCB', {
      ...bhopal,
      values: { 'PM2.5': '108', PM10: '96', NO2: '31', NH3: '4', SO2: '9', CO: '46', OZONE: 'NA' },
    }),
    ...rowsOf('Paryavaran Parisar, Bhopal - MPPCB', {
      ...bhopal,
      values: {
        'PM2.5': '132',
        PM10: '118',
        NO2: 'NA',
        NH3: 'NA',
        SO2: '11',
        CO: '52',
        OZONE: '22',
      },
    }),
    ...rowsOf('ITO, Delhi - CPCB', {
      ...delhi,
      values: {
        'PM2.5': '318',
        PM10: '255',
        NO2: '70',
        NH3: '8',
        SO2: '14',
        CO: '96',
        OZONE: '30',
      },
    }),
    ...rowsOf('R K Puram, Delhi - DPCC', {
      ...delhi,
      values: { 'PM2.5': '0', PM10: '0', NO2: '0', NH3: '0', SO2: '0', CO: '0', OZONE: '0' },
    }),
  ];
}

/**
 * @param {URLSearchParams} query
 * @param {readonly object[]} rows
 */
export function page(query, rows) {
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)];
  const shown = rows.slice(offset, offset + limit);
  return {
    index_name: '3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69',
    title: 'Real time Air Quality Index from various locations',
    status: 'ok',
    total: rows.length,
    count: shown.length,
    limit: String(limit),
    offset: String(offset),
    records: shown,
  };
}
