import type { z } from 'zod';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { headSchema } from './headSchema';

type Head = z.output<typeof headSchema>;

const memory = () => processGlobal('site.wordpress.engines', () => ({ isOpen: false }));

function saidOf({ yoast_head_json: yoast, aioseo_head_json: aioseo }: Head): string | undefined {
  return yoast?.robots?.index ?? /\bnoindex\b/.exec(aioseo?.robots ?? '')?.[0];
}

/**
 * Whether this WordPress is for search engines: behind the site it may be closed to them, and its
 * plug-ins say `noindex` of each post.
 *
 * @param posts of one answer
 */
export function isOpenToEngines(posts: readonly Head[]): boolean {
  if (posts.some((post) => saidOf(post) === 'index')) memory().isOpen = true;
  return memory().isOpen;
}

/** Whether editors keep a post out of search engines. Rank Math and SEOPress have a field where they do, and none else. */
export const isUnlisted = (post: Head, isOpen: boolean): boolean =>
  (post.meta?.rank_math_robots?.includes('noindex') ?? false) ||
  post.meta?._seopress_robots_index === 'yes' ||
  (isOpen && saidOf(post) === 'noindex');
