import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { apiSource } from './api/apiSource';
import type { Source } from './source';
import { wordpressSource } from './wordpress/wordpressSource';

const SOURCES: Partial<Record<string, Source>> = { api: apiSource, wordpress: wordpressSource };

/** The source that this deployment reads (`NEWS_SOURCE`). */
export function chosenSource(): Source {
  const { NEWS_SOURCE: name } = environment();
  const source = SOURCES[name];
  if (!source) throw new Error(`NEWS_SOURCE ${name} is not there yet`);
  return source;
}
