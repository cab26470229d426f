import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import type { Place } from '@/lib/content/weather';
import { TIME_ZONE } from '@/lib/i18n/language';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { fetchJson } from './fetchBody';
import { logLeftOut } from './poll';

/** The service accepts 1,000 places, but the URL should stay below 4 KB. */
const PLACES_A_CALL = 100;

const LIMIT_BYTES = 5_000_000;

type Kind = { host: string; path: string; parameters: Readonly<Record<string, string>> };

type Question = { kind: Kind; places: readonly Place[]; signal: AbortSignal };

/** With a key the service uses other hosts; a newsroom's own server has no key. */
function address({ host, path, parameters }: Kind, places: readonly Place[]): URL {
  const { OPEN_METEO_URL, OPEN_METEO_KEY } = environment();
  const origin = OPEN_METEO_URL ?? `https://${OPEN_METEO_KEY ? 'customer-' : ''}${host}`;
  const url = new URL(origin + path);
  url.search = new URLSearchParams({
    latitude: places.map(({ latitude }) => latitude.toFixed(4)).join(','),
    longitude: places.map(({ longitude }) => longitude.toFixed(4)).join(','),
    timezone: TIME_ZONE,
    ...parameters,
    ...(OPEN_METEO_KEY && { apikey: OPEN_METEO_KEY }),
  }).toString();
  return url;
}

/**
 * Logs and skips a place with an unusable answer.
 *
 * @throws Error if a call fails, or no place is left
 */
export async function readEach<T>(
  { kind, places, signal }: Question,
  { name, read }: { name: string; read: (id: string, answer: unknown) => T },
): Promise<readonly T[]> {
  const faults: string[] = [];
  const found = (await ask(kind, places, signal)).flatMap(({ place, answer }) => {
    try {
      return [read(place.id, answer)];
    } catch (fault) {
      faults.push(`${place.id} ${reasonOf(fault)}`);
      return [];
    }
  });
  if (places.length > 0 && found.length === 0)
    throw new Error(`the answer has nothing usable: ${faults[0] ?? ''}`);
  logLeftOut(name, faults);
  return found;
}

/**
 * The service answers with an object for one place, and with an array in order for several; their
 * coordinates are those of grid cells.
 *
 * @throws Error if a call fails, or an answer has another number of places
 */
async function ask(
  kind: Kind,
  places: readonly Place[],
  signal: AbortSignal,
): Promise<{ place: Place; answer: unknown }[]> {
  const all: { place: Place; answer: unknown }[] = [];
  for (let at = 0; at < places.length; at += PLACES_A_CALL) {
    const asked = places.slice(at, at + PLACES_A_CALL);
    const body = await fetchJson(address(kind, asked), { signal, limitBytes: LIMIT_BYTES });
    const answers: unknown[] = Array.isArray(body) ? body : [body];
    if (answers.length !== asked.length)
      throw new Error(`answered for ${answers.length} of ${asked.length} places`);
    all.push(...asked.map((place, index) => ({ place, answer: answers[index] })));
  }
  return all;
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export const localTime = z.string().regex(LOCAL_TIME);

/**
 * Epoch milliseconds of a local time such as `2026-11-27T09:30`, which the service sends without an
 * offset.
 */
export const momentOf = (local: string, offsetSeconds: number): number =>
  Date.parse(`${local}:00Z`) - offsetSeconds * 1000;

export const offset = z
  .number()
  .int()
  .min(-14 * 3600)
  .max(14 * 3600);

export function usable<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new Error(`has no usable ${error.issues[0]?.path.join('.') ?? 'answer'}`);
  return data;
}
