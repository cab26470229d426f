import type { z } from 'zod';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { headSchema } from './headSchema';

type Head = z.output<typeof headSchema>;

const memory = () => processGlobal('site.wordpress.engines', () => ({ isOpen: false }));

function robotsIndexOf({
  yoast_head_json: yoast,
  aioseo_head_json: aioseo,
}: Head): string | undefined {
  return yoast?.robots?.index ?? /\bnoindex\b/.exec(aioseo?.robots ?? '')?.[0];
}

/** A closed WordPress behind the site marks every post `noindex`, which then means nothing. */
export function isIndexable(posts: readonly Head[]): boolean {
  if (posts.some((post) => robotsIndexOf(post) === 'index')) memory().isOpen = true;
  return memory().isOpen;
}

/** Rank Math and SEOPress store the editor's choice; other plug-ins only the computed `noindex`. */
export const isUnlisted = (post: Head, isOpen: boolean): boolean =>
  (post.meta?.rank_math_robots?.includes('noindex') ?? false) ||
  post.meta?._seopress_robots_index === 'yes' ||
  (isOpen && robotsIndexOf(post) === 'noindex');
