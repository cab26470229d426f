import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { HOUR_MS } from '@/lib/format/elapsed';
import { parseJson } from '@/lib/parseJson';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { extractJson } from '@/lib/provider/source/extractJson';
import { queryOf } from '@/lib/provider/source/httpUrl';
import { codeOf } from '@/lib/provider/source/language';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import type { KnownEntries } from '@/lib/provider/source/source';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok } from '@/lib/result';
import { pagesSchema } from './postSchema';

/** https://docs.ghost.org/content-api/settings; `lang` is the older name of `locale`. */
const settingsSchema = z.object({
  settings: z.object({
    locale: z.string().nullish().catch(null),
    lang: z.string().nullish().catch(null),
  }),
});

const SETTINGS_FAILURE = 'Failed to fetch settings';

const MIN_AGE_MS = HOUR_MS;

const settingsFeed = (): Feed<string | null> => ({
  name: '/settings',
  key: '/settings',
  minAgeMs: MIN_AGE_MS,
  path: `/ghost/api/content/settings/?key=${environment().GHOST_CONTENT_KEY ?? ''}`,
  failure: SETTINGS_FAILURE,
  none: null,
  interpret: (body) => Promise.resolve(languageIn(body.toString('utf8'))),
});

function languageIn(json: string) {
  const { data } = settingsSchema.safeParse(parseJson(json));
  return data ? ok(codeOf(data.settings.locale ?? data.settings.lang)) : err(SETTINGS_FAILURE);
}

const PATIENCE_MS = 500;

export async function siteLanguage(): Promise<string | null> {
  const answer = await withTimeout(PATIENCE_MS, fetchFeed(settingsFeed()));
  return answer?.ok ? answer.value : null;
}

/** Ghost's page limit, from version 6 on. */
export const PAGE_LIMIT = 100;

export type ContentPage<T> = {
  entries: readonly T[];
  total: number;
  known: KnownEntries<T>;
  language: string | null;
};

export type ContentRequest<T> = {
  name: `/${string}`;
  isKeyed?: true;
  failure: string;
  resource: 'posts' | 'tags';
  params: Readonly<Record<string, string | number>>;
  needsLanguage?: true;
  reader: (language: string | null) => (json: unknown) => T | null;
};

export const schemaReader =
  <T>(schema: z.ZodType<T>) =>
  () =>
  (json: unknown): T | null =>
    schema.safeParse(json).data ?? null;

/** A Content API list. Only the path holds the key, never the feed's name, which logs show. */
export function contentFeed<T extends { id: string }>(
  request: ContentRequest<T>,
): Feed<ContentPage<T>> {
  const { name, failure, resource, params, reader, needsLanguage } = request;
  const query = queryOf(params);
  return {
    name,
    ...(request.isKeyed && { key: `${name} ${query}` }),
    path: `/ghost/api/content/${resource}/?key=${environment().GHOST_CONTENT_KEY ?? ''}&${query}`,
    failure,
    async interpret(body, before) {
      let meta: unknown;
      const language = needsLanguage ? await siteLanguage() : null;
      const answer = await readList(body, reader(language), {
        feed: name,
        keep: 'first',
        known: before?.language === language ? before.known : new Map(),
        identity: ({ id }) => id,
        async parse(given) {
          const parsed = await parseFeedBody(extractJson(given, name), resource);
          meta = parsed?.member('meta');
          return parsed;
        },
      });
      if (answer?.kind !== 'member') return err(failure);
      const { kept: entries, total: sent, known } = answer;
      if (entries.length === 0 && sent > 0) return err(failure);
      return ok({ entries, total: totalIn(meta) ?? sent, known, language });
    },
  };
}

const totalIn = (meta: unknown): number | undefined =>
  pagesSchema.safeParse({ meta }).data?.meta.pagination.total;
