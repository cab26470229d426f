import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { memoize } from '@/lib/memoize';
import type { Source } from './source/source';

const LOAD = {
  api: async () => (await import('./api/apiSource')).apiSource,
  wordpress: async () => (await import('./wordpress/wordpressSource')).wordpressSource,
  ghost: async () => (await import('./ghost/ghostSource')).ghostSource,
  feeds: async () => (await import('./feeds/feedsSource')).feedsSource,
} satisfies Record<NewsSource, () => Promise<Source>>;

/** The source module that `NEWS_SOURCE` selects; the others are never loaded. */
export const chosenSource = memoize((): Promise<Source> => LOAD[environment().NEWS_SOURCE]());
