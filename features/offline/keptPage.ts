import { forgetStory, localesOfMissing } from './forgetStory';
import { buildGiven, isGone, isOurs } from './fromSite';
import { headersOfKept, type Kept, keptOf } from './keptHeaders';
import { hasQuery, type Place, placeOf, standsIn } from './keptPlace';
import { buildOf, isWhole, lacksList, languageOf, scriptsOf, titleOf } from './readDocument';
import { keepScripts } from './scripts';
import { find, keep, keysOf, remove } from './store';

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Rejects truncated pages, other languages and other builds. */
const isPageOf = ({ locale }: Place, html: string, response: Response): boolean =>
  isWhole(html) &&
  languageOf(html) === locale &&
  [undefined, buildGiven(response)].includes(buildOf(html));

/**
 * Keeps a page with its build's scripts. Errors, drafts and partial pages are refused; a page
 * without a list never replaces a copy.
 *
 * @param cache how scripts are asked for that are not kept yet
 * @returns whether the page is kept
 */
export async function keepPage(
  url: URL,
  response: Response,
  cache: RequestCache = 'default',
): Promise<boolean> {
  const place = placeOf(url);
  if (!place || hasQuery(url) || !isOurs(response)) return false;
  if (isGone(response) && place.id !== null)
    await forgetStory(place.id, localesOfMissing(response.status === 410, place.locale));
  if (!isKeepable(response)) return false;
  let html: string;
  try {
    html = await response.text();
  } catch {
    return false;
  }
  if (!isPageOf(place, html, response)) return false;
  if (lacksList(html) && (await find(place.store, place.key))) return false;
  const scripts = scriptsOf(html);
  if (!(await keepScripts(scripts, cache))) return false;
  const headers = headersOfKept(response.headers, {
    at: Date.now(),
    title: titleOf(html),
    scripts,
  });
  return keep(place.store, place.key, new Response(html, { headers }));
}

export async function findPage(url: URL): Promise<Response | undefined> {
  const place = placeOf(url);
  return place && standsIn(url, place) ? find(place.store, place.key) : undefined;
}

type ReadPage = Pick<Response, 'headers'> & { html: string; place: Place };

export async function readPage(url: URL): Promise<ReadPage | undefined> {
  const kept = await findPage(url);
  const place = placeOf(url);
  if (!kept || !place) return undefined;
  try {
    return { html: await kept.text(), headers: kept.headers, place };
  } catch {
    await remove(place.store, place.key);
    return undefined;
  }
}

export type KeptEntry = Kept & { path: string; place: Place };

export async function entriesOf(store: Place['store']): Promise<KeptEntry[]> {
  const entries = await Promise.all(
    (await keysOf(store)).map(async (key): Promise<KeptEntry[]> => {
      const url = new URL(key);
      const place = placeOf(url);
      const response = await find(store, key);
      return place && response ? [{ ...keptOf(response), path: url.pathname, place }] : [];
    }),
  );
  return entries.flat();
}
