import { feedFormatAt, sitemapAt } from '@/lib/oldAddresses/forMachines.mjs';
import { createRedirects, leadsTo, type RedirectRule } from '@/lib/oldAddresses/redirectRules.mjs';
import type { OwnPaths } from './ownPaths';
import type { SiteFolder } from './siteFolder';

const REDIRECTS_FILE = 'redirects';

const STATUSES = [301, 302, 307, 308];
const PERMANENT = 308;
/**
 * Excludes `//` and backslashes, which browsers read as another host; `*` is allowed only as the
 * last segment.
 */
const FROM = /^\/(?!\/)[^\s#*\\]*(?:(?<=\/)\*)?$/;
const LOCAL = /^\/(?![/\\])[^\s\\]*$/;
const ABROAD = /^https:\/\/[\w.-]+(?::\d+)?\/[^\s\\]*$/;
const SPLAT = ':splat';

type Line = RedirectRule & { readonly length: 3 };
type Numbered = { line: number; rule: Line };

const withoutEnd = (path: string) => path.replace(/(?<=.)\/$/, '');

/** A line as a rule, or its fault; null for an empty line or a comment. */
function readLine(text: string): Line | string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [from = '', to, status, ...more] = comment < 0 ? words : words.slice(0, comment);
  if (from === '') return null;
  if (to === undefined) return `${from} has no target: write the old path, the target and a status`;
  if (more.length > 0) return 'has too many words: write the old path, the target and a status';
  if (!FROM.test(from))
    return `${from} must be a path that begins with /; * may only be at its end`;
  if (!LOCAL.test(to) && !ABROAD.test(to))
    return `${to} must be a path that begins with /, or an https URL with a path`;
  if (to.includes(SPLAT) && !from.endsWith('*'))
    return `${to} has ${SPLAT}, so ${from} must end with /*`;
  if (status !== undefined && !STATUSES.includes(Number(status)))
    return `has the status ${status}, which is not one of ${STATUSES.join(', ')}`;
  return [from, encoded(to), status === undefined ? PERMANENT : Number(status)];
}

function encoded(to: string): string {
  const { origin, pathname, search, hash, href } = new URL(to, 'http://site.invalid');
  return origin === 'http://site.invalid' ? pathname + search + hash : href;
}

function faultsOf(
  { line, rule }: Numbered,
  first: ReadonlyMap<string, number>,
  find: ReturnType<typeof createRedirects<Line>>,
  lineOf: (rule: Line) => number,
  { isOwn, hasOwnBelow }: OwnPaths,
): string[] {
  const [from, to] = rule;
  const earlier = first.get(withoutEnd(from));
  if (earlier !== undefined && earlier !== line)
    return [`is never used: line ${earlier} has ${from} too`];
  const isFolder = from.endsWith('/*');
  const [bare = ''] = withoutEnd(isFolder ? from.slice(0, -2) : from).split('?');
  const hidden = isFolder ? hasOwnBelow(bare) : isOwn(bare) && !from.includes('?');
  if (hidden) return [`${from} would hide a page or file of the site`];
  if (!to.startsWith('/')) return [];
  const [path = '/', query] =
    leadsTo(to, 'x')
      .split('#')[0]
      ?.split(/\?(.*)/s) ?? [];
  const search = query === undefined ? '' : `?${query}`;
  const next = find(path, search);
  if (next?.rule === rule) return [`leads to itself: ${from} to ${to}`];
  if (next) return [`leads to ${to}, which line ${lineOf(next.rule)} redirects to ${next.rule[1]}`];
  const bareTarget = withoutEnd(path);
  if (sitemapAt(bareTarget) ?? feedFormatAt(bareTarget))
    return [`leads to ${to}, which is an old address too: write the new one`];
  return bareTarget === path ? [] : [`write ${bareTarget} instead of ${to}`];
}

export function readRedirects(folder: SiteFolder, own: OwnPaths): readonly RedirectRule[] {
  const text = folder.text(REDIRECTS_FILE, { isOptional: true }) ?? '';
  const rules: Numbered[] = [];
  const first = new Map<string, number>();
  const lines = new Map<Line, number>();
  for (const [at, content] of text.split(/\r?\n/).entries()) {
    const read = readLine(content);
    const line = at + 1;
    if (typeof read === 'string') folder.fault(REDIRECTS_FILE, `line ${line}: ${read}`);
    if (read === null || typeof read === 'string') continue;
    rules.push({ line, rule: read });
    lines.set(read, line);
    const key = withoutEnd(read[0]);
    if (!first.has(key)) first.set(key, line);
  }
  const find = createRedirects(rules.map(({ rule }) => rule));
  for (const one of rules)
    for (const fault of faultsOf(one, first, find, (rule) => lines.get(rule) ?? 0, own))
      folder.fault(REDIRECTS_FILE, `line ${one.line}: ${fault}`);
  return rules.map(({ rule }) => rule);
}
