import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import type { NEWS_SOURCES } from '@/lib/config/newsSources.mjs';
import { apiSource } from './api/apiSource';
import { feedsSource } from './feeds/feedsSource';
import { ghostSource } from './ghost/ghostSource';
import type { Source } from './source/source';
import { wordpressSource } from './wordpress/wordpressSource';

const SOURCES = {
  api: apiSource,
  wordpress: wordpressSource,
  ghost: ghostSource,
  feeds: feedsSource,
} satisfies Record<(typeof NEWS_SOURCES)[number], Source>;

export const chosenSource = (): Source => SOURCES[environment().NEWS_SOURCE];
