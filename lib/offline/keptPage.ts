import { buildOf, isWhole, lacksList, languageOf, scriptsOf, titleOf } from './document';
import { forgetStory, localesOfMissing } from './forgetStory';
import { buildGiven, isGone, isOurs } from './fromSite';
import { headersOfKept, type Kept, keptOf } from './keptHeaders';
import { hasQuery, type Place, placeOf, standsIn } from './place';
import { keepScripts } from './scripts';
import { find, keep, keysOf, remove } from './store';

/** Whether a response is a page that anybody may keep. */
const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Whether a document is all of the page of the place: in its language, and of the build that answered. */
const isPageOf = ({ locale }: Place, html: string, response: Response): boolean =>
  isWhole(html) &&
  languageOf(html) === locale &&
  [undefined, buildGiven(response)].includes(buildOf(html));

/**
 * Keeps the page at a URL, together with the scripts that it names: it is of use only with those of
 * its own build. What is not of the site, an error, a draft, half a page and a page in another language
 * are not kept; a story that the site says is gone is forgotten. A page that lacks a list takes no place of a copy. Never fails.
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
    return false; // the connection broke off
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

/** The kept page that may stand in for a URL. */
export async function findPage(url: URL): Promise<Response | undefined> {
  const place = placeOf(url);
  return place && standsIn(url, place) ? find(place.store, place.key) : undefined;
}

type ReadPage = Pick<Response, 'headers'> & { html: string; place: Place };

/** As `findPage`, with its text; a page whose body the device cannot read is deleted. */
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

/** What is kept of a store of pages, the newest first. */
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
