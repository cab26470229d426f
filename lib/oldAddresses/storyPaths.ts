import { safeDecode } from '@/lib/format/safeDecode';
import { ANY_LANGUAGE } from './languages.mjs';
import type { Address } from './readAddress';

const CANDIDATES = 6;

/** @param before the prefix that was stripped from the addresses */
export function storyPaths(addresses: readonly Address[], before: string): string[] {
  const paths = addresses.flatMap(({ path }) => [before + path, path]);
  const plain = addresses.flatMap(({ path }) => [
    path.replace(ANY_LANGUAGE, ''),
    withoutWords(path),
    parentOf(path),
  ]);
  return [...new Set([...paths, ...plain])].slice(0, CANDIDATES);
}

/** Strips a message's words behind a link, and trailing punctuation, which some ids have too. */
function withoutWords(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const segment = safeDecode(path.slice(at));
  const [word = ''] = segment.split(/[\s+]|%2f/i);
  const bare = word.replace(/(?<![_~-])[_~-]+$/, '');
  return bare === '' || bare === segment ? path : path.slice(0, at) + encodeURIComponent(bare);
}

/**
 * The parent of a page that other systems put below a story: `/2026/11/slug/photo-1`,
 * `/news/101/slug`.
 */
const parentOf = (path: string): string => /^(\/.+\/[^/]+)\/[^/]+$/.exec(path)?.[1] ?? path;
