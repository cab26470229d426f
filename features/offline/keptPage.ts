import { forgetStory, localesOfMissing } from './forgetStory';
import { buildGiven, isGone, isFromSite } from './fromSite';
import { hasQuery, type KeptAddress, addressOf, standsIn } from './keptAddress';
import { headersOfKept, type Kept, keptOf } from './keptHeaders';
import { buildOf, isWhole, lacksList, languageOf, scriptsOf, titleOf } from './readDocument';
import { keepScripts } from './scripts';
import { find, keep, keysOf, remove } from './store';
import type { StoreName } from './storeLimits';

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Rejects truncated pages, other languages and other builds. */
const isPageOf = ({ locale }: KeptAddress, html: string, response: Response): boolean =>
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
  const address = addressOf(url);
  if (!address || hasQuery(url) || !isFromSite(response)) return false;
  if (isGone(response) && address.id !== null)
    await forgetStory(address.id, localesOfMissing(response.status === 410, address.locale));
  if (!isKeepable(response)) return false;
  let html: string;
  try {
    html = await response.text();
  } catch {
    return false;
  }
  if (!isPageOf(address, html, response)) return false;
  const store = await storeOf(address);
  if (lacksList(html) && (await find(store, address.key))) return false;
  const scripts = scriptsOf(html);
  if (!(await keepScripts(scripts, cache))) return false;
  const headers = headersOfKept(response.headers, {
    at: Date.now(),
    title: titleOf(html),
    scripts,
  });
  return keep(store, address.key, new Response(html, { headers }));
}

const savedPage = async ({ store, key }: KeptAddress) =>
  store === 'stories' ? find('saved', key) : undefined;

const storeOf = async (address: KeptAddress): Promise<StoreName> =>
  (await savedPage(address)) ? 'saved' : address.store;

/** Moves a story's page to the store of saved stories, which read ones do not fill. */
export async function keepSaved(url: URL): Promise<void> {
  const address = addressOf(url);
  const page = await findPage(url);
  if (page && address?.store === 'stories' && (await keep('saved', address.key, page)))
    await remove('stories', address.key);
}

/**
 * In every language. An unsaved story stays among the read ones if it was read, until later ones
 * push it out.
 */
export async function unkeepSaved(id: string, isRead: boolean): Promise<void> {
  const keys = (await keysOf('saved')).filter((key) => addressOf(new URL(key))?.id === id);
  for (const key of keys) {
    const page = isRead ? await find('saved', key) : undefined;
    if (page) await keep('stories', key, page);
    await remove('saved', key);
  }
}

export async function findPage(url: URL): Promise<Response | undefined> {
  const address = addressOf(url);
  if (!address || !standsIn(url, address)) return undefined;
  return (await savedPage(address)) ?? find(address.store, address.key);
}

type ReadPage = Pick<Response, 'headers'> & { html: string; address: KeptAddress };

export async function readPage(url: URL): Promise<ReadPage | undefined> {
  const kept = await findPage(url);
  const address = addressOf(url);
  if (!kept || !address) return undefined;
  try {
    return { html: await kept.text(), headers: kept.headers, address };
  } catch {
    await remove(await storeOf(address), address.key);
    return undefined;
  }
}

export type KeptEntry = Kept & { path: string; address: KeptAddress };

export async function entriesOf(store: KeptAddress['store']): Promise<KeptEntry[]> {
  const entries = await Promise.all(
    (await keysOf(store)).map(async (key): Promise<KeptEntry[]> => {
      const url = new URL(key);
      const address = addressOf(url);
      const response = await find(store, key);
      return address && response ? [{ ...keptOf(response), path: url.pathname, address }] : [];
    }),
  );
  return entries.flat();
}
