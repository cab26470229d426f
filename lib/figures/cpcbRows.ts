import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { normalizeKey } from '@/lib/content/normalizeKey';
import type { AirPollutant } from '@/lib/figures/current/figures';
import { fetchJson } from './fetchBody';

/** Larger pages time out. */
const ROWS_A_PAGE = 300;
const LIMIT_PAGES = 40;
const LIMIT_BYTES = 2_000_000;
const PAGE_MS = 8000;
/** The server's TLS handshakes sometimes hang. */
const TRIES = 3;

const IDS: Readonly<Record<string, AirPollutant>> = {
  'PM2.5': 'pm25',
  PM10: 'pm10',
  NO2: 'no2',
  SO2: 'so2',
  CO: 'co',
  OZONE: 'o3',
  NH3: 'nh3',
};

/** "27-11-2026 09:00:00": Indian time without an offset, which `Date.parse` would misread. */
const UPDATED = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d):(\d\d)$/;

function momentOf(updated: string): number {
  const [, day = '', month = '', year = '', hour = '', minute = '', second = ''] =
    UPDATED.exec(updated) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`);
}

/** `NA` means that the instrument is down. */
const value = z.union([z.string(), z.number()]).transform((given) => Number(given || Number.NaN));

const rowSchema = z
  .object({
    city: z.string(),
    station: z.string(),
    last_update: z.string().transform(momentOf),
    pollutant_id: z.string(),
    avg_value: value.optional(),
    pollutant_avg: value.optional(), // the column's name before 2024
  })
  .transform(({ city, station, last_update, pollutant_id, avg_value, pollutant_avg }) => ({
    city: normalizeKey(city),
    station: `${normalizeKey(city)} ${normalizeKey(station)}`,
    measuredAt: last_update,
    pollutant: Object.hasOwn(IDS, pollutant_id) ? IDS[pollutant_id] : undefined,
    subIndex: avg_value ?? pollutant_avg ?? Number.NaN,
  }));

export type CpcbRow = z.output<typeof rowSchema>;

const pageSchema = z.object({
  total: z.coerce.number().int().nonnegative(),
  records: z.array(z.unknown()),
});

async function readPage(offset: number, signal: AbortSignal): Promise<z.output<typeof pageSchema>> {
  const { CPCB_URL, CPCB_KEY = '' } = environment();
  const url = new URL(CPCB_URL);
  url.search = new URLSearchParams({
    'api-key': CPCB_KEY,
    format: 'json',
    limit: String(ROWS_A_PAGE),
    offset: String(offset),
  }).toString();
  for (let tries = 1; ; tries++)
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]);
      const body = await fetchJson(url, { signal: limited, limitBytes: LIMIT_BYTES });
      const parsed = pageSchema.safeParse(body);
      if (!parsed.success) throw new Error('the answer has no list of records');
      return parsed.data;
    } catch (fault) {
      if (tries === TRIES || signal.aborted) throw fault;
    }
}

export async function readRows(signal: AbortSignal): Promise<CpcbRow[]> {
  const rows: unknown[] = [];
  for (let page = 0; page < LIMIT_PAGES; page++) {
    const { total, records } = await readPage(rows.length, signal);
    rows.push(...records);
    if (records.length === 0 || rows.length >= total) break;
  }
  return rows.flatMap((row) => rowSchema.safeParse(row).data ?? []);
}
