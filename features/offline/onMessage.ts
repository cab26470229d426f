import { TOOL_PATHS } from '#site/pages.mjs';
import type { PageMessage } from '@/lib/browser/workerMessages';
import { DAY_MS, HOUR_MS } from '@/lib/format/elapsed';
import { localPath } from '@/lib/i18n/language';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { isObject } from '@/lib/isObject';
import { fetchAnswer, hasAnswer, keepRead } from './answers';
import { fromSite } from './fromSite';
import { MY_PATH, OFFLINE_PATH, addressOf } from './keptAddress';
import { keptOf } from './keptHeaders';
import { findPage, keepPage, keepSaved, unkeepSaved } from './keptPage';
import { keepScripts } from './scripts';
import { find, keep } from './store';

const PREFETCH_MAX_AGE_MS = 7 * DAY_MS;

const urlOf = (path: string) => new URL(path, location.origin);

async function isKept(url: URL, ageMs = Infinity): Promise<boolean> {
  const kept = await findPage(url);
  return kept !== undefined && Date.now() - keptOf(kept).at < ageMs;
}

async function fetchPage(url: URL, cache: RequestCache): Promise<void> {
  try {
    await keepPage(url, await fromSite(url.href, cache), cache);
  } catch {
    // Offline or missing from the HTTP cache; the next visit tries again.
  }
}

const RETURN_VISIT = 2;

const offlinePageOf = (locale: Locale) => urlOf(localPath(OFFLINE_PATH, locale));

/**
 * The reader's language with its tools; of the others only the offline page, because a link may
 * lead there.
 */
const prefetchUrls = (locale: Locale) => [
  offlinePageOf(locale),
  ...['/', MY_PATH, ...TOOL_PATHS].map((path) => urlOf(localPath(path, locale))),
  ...otherLocales(locale).map(offlinePageOf),
];

async function prefetch(urls: readonly URL[]): Promise<void> {
  // One by one, so the reader's own requests go first.
  for (const url of urls)
    if (!(await isKept(url, PREFETCH_MAX_AGE_MS))) await fetchPage(url, 'default');
}

async function prefetchForVisit(
  visit: number,
  locale: Locale,
  files: readonly string[],
): Promise<void> {
  if (visit < RETURN_VISIT) return prefetch([offlinePageOf(locale)]);
  await prefetch(prefetchUrls(locale));
  await keepScripts(files);
}

/**
 * A page loaded before the worker existed comes from the HTTP cache.
 *
 * @param files the scripts of the build
 */
export async function onMessage(message: PageMessage, files: readonly string[]): Promise<void> {
  const url = urlOf(message.path);
  const address = addressOf(url);
  if (!address) return;
  switch (message.type) {
    case 'visit': {
      const visit = await countVisit();
      const cache = message.thrifty ? 'only-if-cached' : 'force-cache';
      if (!(await isKept(url))) await fetchPage(url, cache);
      // Lazy scripts loaded before the worker existed; the HTML does not name them.
      await keepScripts(message.scripts ?? [], cache);
      if (!message.thrifty) await prefetchForVisit(visit, address.locale, files);
      return;
    }
    case 'read':
      if (address.id !== null) await keepRead(address.id, address.locale);
      if (message.thrifty) return;
      if (!(await isKept(url, HOUR_MS))) await fetchPage(url, 'default');
      if (address.id !== null && !(await hasAnswer(address.id, address.locale)))
        await fetchAnswer(address.id, address.locale).catch(() => {});
      return;
    case 'keep':
      await fetchPage(url, 'default');
      await keepSaved(url);
      return;
    case 'unkeep':
      if (address.id !== null) await unkeepSaved(address.id, message.isRead);
  }
}

const VISIT_GAP_MS = 30 * 60_000;

type Visits = { count: number; at: number };

const isVisits = (value: unknown): value is Visits =>
  isObject(value) && typeof value.count === 'number' && typeof value.at === 'number';

const key = () => new URL('/visits', location.origin).href;

async function visitsSoFar(): Promise<Visits> {
  try {
    const noted: unknown = await (await find('notes', key()))?.json();
    if (isVisits(noted)) return noted;
  } catch {}
  return { count: 0, at: -Infinity };
}

export async function countVisit(): Promise<number> {
  const { count, at } = await visitsSoFar();
  const now = Date.now();
  const visit = now - at > VISIT_GAP_MS ? count + 1 : count;
  await keep('notes', key(), Response.json({ count: visit, at: now }));
  return visit;
}
