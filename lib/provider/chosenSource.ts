import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { apiSource } from './api/apiSource';
import type { Source } from './source';

const SOURCES = { api: apiSource };

/** The source that this deployment reads (`NEWS_SOURCE`). */
export function chosenSource(): Source {
  const { NEWS_SOURCE: name } = environment();
  if (name !== 'api') throw new Error(`NEWS_SOURCE ${name} is not there yet`);
  return SOURCES[name];
}
