import { fromSite, passOn, settled } from './fromSite';
import { PAGE_STORES } from './keptAddress';
import { keptOf } from './keptHeaders';
import { find, keep, keysOf, remove } from './store';
import type { StoreName } from './storeLimits';

/** Including the running build: pages opened before a release still request their own scripts. */
const BUILDS_KEPT = 3;
const BUILDS = '/builds';

const absolute = (path: string) => new URL(path, location.origin).href;

/**
 * Checked by type, because edges serve earlier builds without the site's header. Sign-in pages are
 * HTML.
 */
const isScript = ({ ok, headers }: Response): boolean =>
  ok && /javascript|css/.test(headers.get('content-type') ?? '');

async function keepScript(path: string, cache: RequestCache): Promise<boolean> {
  const key = absolute(path);
  if (await find('scripts', key)) return true;
  try {
    const response = await fromSite(path, cache);
    return isScript(response) && (await keep('scripts', key, response));
  } catch {
    return false;
  }
}

/**
 * File names change with their content, and the HTTP cache saves requests.
 *
 * @returns whether all of them are kept
 */
export async function keepScripts(
  paths: readonly string[],
  cache: RequestCache = 'default',
): Promise<boolean> {
  const kept = await Promise.all(paths.map((path) => keepScript(path, cache)));
  return kept.every(Boolean);
}

export async function answerScript(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await find('scripts', request.url);
  if (kept) return kept;
  const response = await settled(passOn(request));
  if (!response) return Response.error();
  if (isScript(response)) waitUntil(keep('scripts', request.url, response.clone()));
  return response;
}

const isBuilds = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.every(Array.isArray);

async function knownBuilds(): Promise<string[][]> {
  try {
    const builds: unknown = await (await find('notes', absolute(BUILDS)))?.json();
    return isBuilds(builds) ? builds : [];
  } catch {
    return [];
  }
}

async function scriptsOfPages(): Promise<string[]> {
  const ofStore = async (store: StoreName) =>
    Promise.all(
      (await keysOf(store)).map(async (key) => {
        const page = await find(store, key);
        return page ? keptOf(page).scripts : [];
      }),
    );
  return (await Promise.all(PAGE_STORES.map(ofStore))).flat(2);
}

export async function startBuild(files: readonly string[]): Promise<void> {
  const before = (await knownBuilds()).filter((build) => build.join() !== files.join());
  const builds = [[...files], ...before].slice(0, BUILDS_KEPT);
  await keep('notes', absolute(BUILDS), Response.json(builds));
  const needed = new Set([...builds.flat(), ...(await scriptsOfPages())].map(absolute));
  await Promise.all(
    (await keysOf('scripts'))
      .filter((key) => !needed.has(key))
      .map((key) => remove('scripts', key)),
  );
}
