import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { provider } from '@/lib/provider/provider';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { inCrawlersTime } from '@/lib/request/withTimeout';
import { lastChange } from '@/lib/stories/lastChange';
import { isIndexed, type Story } from '@/lib/story/story';
import { STORIES_PER_FILE, STORIES_PER_PART, storyFiles } from './storiesSitemap';

type Entry = Pick<Story, 'id' | 'lang' | 'translatedIds'> & { lastmod: string | null };

type File = { entries: readonly Entry[]; at: number; isFull: boolean };

/** A full file changes only with an old story, the newest file with every story. */
const FULL_MS = 60 * MINUTE_MS;
const NEWEST_MS = MINUTE_MS;

/** After a failure, requests get the last file at once for this long. */
const FAILED_MS = 30_000;

/** Limits parallel calls across all files; a file in two languages takes 50. */
const CALLS = 4;

/** Files in memory, which take 14 MB for 100,000 stories. */
const KEPT = 20;

type Memory = {
  limit: LimitFunction;
  files: Map<number, File>;
  underWay: Map<number, Promise<File | null>>;
  total: { count: number; at: number } | null;
  countUnderWay: Promise<number | null> | null;
  failedAt: number;
};

const memory = () =>
  processGlobal('site.archiveSitemap', (): Memory => ({
    limit: pLimit(CALLS),
    files: new Map(),
    underWay: new Map(),
    total: null,
    countUnderWay: null,
    failedAt: -Infinity,
  }));

const isFresh = (at: number, now: number, forMs: number) => Math.abs(now - at) < forMs;

const hasJustFailed = (now: number) => isFresh(memory().failedAt, now, FAILED_MS);

async function askPart(number: number) {
  const part = await provider.sitemap({ number, size: STORIES_PER_PART });
  if (!part?.ok) memory().failedAt = Date.now();
  return part;
}

/** Cached for a minute, and while the source fails; null before the first count. */
export async function archiveFiles(now: number): Promise<number | null> {
  const known = memory();
  if (!known.total || (!isFresh(known.total.at, now, MINUTE_MS) && !hasJustFailed(now))) {
    known.countUnderWay ??= countStories(now).finally(() => (known.countUnderWay = null));
    await inCrawlersTime(known.total !== null, known.countUnderWay);
  }
  if (!known.total) return null;
  return known.total.count === 0 ? 0 : storyFiles(known.total.count);
}

async function countStories(now: number): Promise<number | null> {
  const part = await memory().limit(() => askPart(1));
  if (part?.ok) memory().total = { count: part.value.total, at: now };
  return part?.ok ? part.value.total : null;
}

/**
 * The oldest stories come first, so that a full file never changes. After a failure gives the last
 * version; null without one.
 *
 * @param files the number of files
 */
export async function archiveFile(
  number: number,
  files: number,
  now: number,
): Promise<readonly Entry[] | null> {
  const { files: kept, underWay } = memory();
  const known = kept.get(number);
  const isKnown = known && isFresh(known.at, now, known.isFull ? FULL_MS : NEWEST_MS);
  if (isKnown && (known.isFull || number === files)) return known.entries;
  if (known && hasJustFailed(now)) return known.entries;
  const reading =
    underWay.get(number) ??
    readFile(number, files, now)
      .then((file) => keep(number, file))
      .finally(() => memory().underWay.delete(number));
  underWay.set(number, reading);
  const file = await inCrawlersTime(known !== undefined, reading);
  return file?.entries ?? known?.entries ?? null;
}

export const archiveFileChange = (number: number, now: number): string | null =>
  lastChange(
    (memory().files.get(number)?.entries ?? []).map(({ lastmod }) => ({ publishedAt: lastmod })),
    now,
  );

function keep(number: number, file: File | null): File | null {
  if (!file) return null;
  const { files } = memory();
  files.delete(number);
  files.set(number, file);
  const [oldest] = files.keys();
  if (files.size > KEPT && oldest !== undefined) files.delete(oldest);
  return file;
}

async function readFile(number: number, files: number, now: number): Promise<File | null> {
  const parts = STORIES_PER_FILE / STORIES_PER_PART;
  const first = (number - 1) * parts + 1;
  const count = memory().total?.count ?? 0;
  const last = Math.min(first + parts - 1, Math.max(first, Math.ceil(count / STORIES_PER_PART)));
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const read = await readParts(numbers);
  if (!read) return null;
  const stories = read.flatMap((part) => part.stories);
  return {
    entries: stories.filter(isIndexed).map(({ id, lang, translatedIds, ...story }) => ({
      id,
      lang,
      ...(translatedIds && { translatedIds }),
      lastmod: lastChange([story], now),
    })),
    at: now,
    isFull: number < files,
  };
}

async function readParts(numbers: readonly number[]) {
  let hasFailed = false;
  const read = async (number: number) => {
    const part = hasFailed ? null : await askPart(number);
    hasFailed ||= !part?.ok;
    return part?.ok ? [part.value] : [];
  };
  const parts = await Promise.all(numbers.map((number) => memory().limit(() => read(number))));
  return hasFailed ? null : parts.flat();
}
