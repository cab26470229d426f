import 'server-only';
import type { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import type { Feed } from '@/lib/provider/client/feed';
import { extractJson } from '@/lib/provider/source/extractJson';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import type { KnownEntries } from '@/lib/provider/source/source';
import { err, ok } from '@/lib/result';
import { pagesSchema } from './postSchema';
import { siteLanguage } from './siteLanguage';

/** Ghost's page limit, from version 6 on. */
export const PAGE_LIMIT = 100;

export type ContentPage<T> = {
  entries: readonly T[];
  total: number;
  known: KnownEntries<T>;
  language: string | null;
};

type Request<T> = {
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
export function contentFeed<T extends { id: string }>(request: Request<T>): Feed<ContentPage<T>> {
  const { name, failure, resource, params, reader, needsLanguage } = request;
  const query = new URLSearchParams(
    Object.entries(params).map(([param, value]) => [param, String(value)]),
  ).toString();
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
