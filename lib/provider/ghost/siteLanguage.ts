import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { HOUR_MS } from '@/lib/format/elapsed';
import { parseJson } from '@/lib/parseJson';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { codeOf } from '@/lib/provider/source/language';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok } from '@/lib/result';

/** https://docs.ghost.org/content-api/settings; `lang` is the older name of `locale`. */
const settingsSchema = z.object({
  settings: z.object({
    locale: z.string().nullish().catch(null),
    lang: z.string().nullish().catch(null),
  }),
});

const FAILURE = 'Failed to fetch settings';

const MIN_AGE_MS = HOUR_MS;

const settingsFeed = (): Feed<string | null> => ({
  name: '/settings',
  key: '/settings',
  minAgeMs: MIN_AGE_MS,
  path: `/ghost/api/content/settings/?key=${environment().GHOST_CONTENT_KEY ?? ''}`,
  failure: FAILURE,
  none: null,
  interpret: (body) => Promise.resolve(languageIn(body.toString('utf8'))),
});

function languageIn(json: string) {
  const { data } = settingsSchema.safeParse(parseJson(json));
  return data ? ok(codeOf(data.settings.locale ?? data.settings.lang)) : err(FAILURE);
}

const PATIENCE_MS = 500;

export async function siteLanguage(): Promise<string | null> {
  const answer = await withTimeout(PATIENCE_MS, fetchFeed(settingsFeed()));
  return answer?.ok ? answer.value : null;
}
