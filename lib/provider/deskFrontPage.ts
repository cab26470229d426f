import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed, lastValid } from '@/lib/provider/client/fetchFeed';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import { type DeskFrontPage, deskSchema } from '@/lib/site/deskSchema';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';

const NOTHING: DeskFrontPage = { pins: [] };
const AGE_MS = 10_000;
const LIMIT_BYTES = 256 * 1024;
const TOO_LONG = 'has more than 256 KB';
const NAME = '/front-page';

const schema = deskSchema(LOCALE_NAMES);

export function parseDesk(file: Buffer): Result<DeskFrontPage, string> {
  if (file.byteLength > LIMIT_BYTES) return err(TOO_LONG);
  try {
    const { success, data, error } = schema.safeParse(
      JSON.parse(file.toString().replace(/^\uFEFF/, '')),
    );
    if (success) return ok(data);
    return err(
      error.issues.map(({ path, message }) => `${path.join('.') || 'it'} ${message}`).join('; '),
    );
  } catch (fault) {
    return err(`is not valid JSON (${reasonOf(fault)})`);
  }
}

const feedOf = (path: URL): Feed<DeskFrontPage> => ({
  name: NAME,
  // Keyed, so that its failure does not affect `/api/ready`.
  key: NAME,
  path,
  accept: 'application/json',
  byDate: true,
  minAgeMs: AGE_MS,
  failure: 'Failed to fetch the front page of FRONT_PAGE',
  interpret: async (body) => {
    const read = parseDesk(body);
    return read.ok ? read : err(`The front page of FRONT_PAGE: ${read.error}`);
  },
});

/** Read at most every ten seconds. A faulty list is logged; the last one stays. */
export async function readDeskFrontPage(place: string | URL): Promise<DeskFrontPage> {
  if (typeof place === 'string') return deskFile(place);
  const feed = feedOf(place);
  const call = fetchFeed(feed);
  const last = lastValid(feed);
  if (last) return last;
  const first = await withTimeout(FEED_GRACE_MS, call);
  return first?.ok ? first.value : NOTHING;
}

const fileMemory = () =>
  processGlobal('site.deskFile', () => ({
    changedAt: 0,
    checkedAt: -AGE_MS,
    reading: Promise.resolve(NOTHING),
  }));

async function deskFile(path: string): Promise<DeskFrontPage> {
  const memory = fileMemory();
  if (performance.now() - memory.checkedAt >= AGE_MS) {
    memory.checkedAt = performance.now();
    memory.reading = readIfChanged(path, memory.reading);
  }
  return memory.reading;
}

async function readIfChanged(path: string, last: Promise<DeskFrontPage>) {
  const memory = fileMemory();
  try {
    const { mtimeMs, size } = await stat(path);
    if (mtimeMs === memory.changedAt) return last;
    if (size > LIMIT_BYTES) throw new Error(TOO_LONG);
    const read = parseDesk(await readFile(path));
    if (!read.ok) throw new Error(read.error);
    memory.changedAt = mtimeMs;
    return read.value;
  } catch (fault) {
    const reason = reasonOf(fault);
    logThrottled('error', { key: NAME, message: `FRONT_PAGE ${path}: ${reason}` });
    return last;
  }
}
