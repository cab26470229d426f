import { safeDecode } from '@/lib/format/safeDecode';
import { ANY_LANGUAGE } from './languages.mjs';
import type { Address } from './readAddress';

const CANDIDATES = 6;

/**
 * The paths at which a story may be that an address means, likeliest first.
 *
 * @param before what was cut from the front of the addresses
 */
export function storyPaths(addresses: readonly Address[], before: string): string[] {
  const paths = addresses.flatMap(({ path }) => [before + path, path]);
  const plain = addresses.flatMap(({ path }) => [
    path.replace(ANY_LANGUAGE, ''),
    withoutWords(path),
    parentOf(path),
  ]);
  return [...new Set([...paths, ...plain])].slice(0, CANDIDATES);
}

/** Cuts a message's words behind a link, and the marks that end ids too. */
function withoutWords(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const segment = safeDecode(path.slice(at));
  const [word = ''] = segment.split(/[\s+]|%2f/i);
  const bare = word.replace(/(?<![_~-])[_~-]+$/, '');
  return bare === '' || bare === segment ? path : path.slice(0, at) + encodeURIComponent(bare);
}

/** `/2026/11/slug/photo-1`, `/news/101/slug`: what other systems put below a story. */
const parentOf = (path: string): string => /^(\/.+\/[^/]+)\/[^/]+$/.exec(path)?.[1] ?? path;
