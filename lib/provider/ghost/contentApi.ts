import 'server-only';
import type { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import type { Feed } from '@/lib/provider/client/feed';
import type { KnownEntries } from '@/lib/provider/source/readEntries';
import { jsonIn } from '@/lib/provider/source/jsonIn';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { err, ok } from '@/lib/result';
import { pagesSchema } from './postSchema';
import { siteLanguage } from './siteLanguage';

/** The most entries that Ghost gives in one answer (from version 6 on). */
export const PAGE_LIMIT = 100;

/** What a list of the Content API holds: entries as they are used, and how many there are on all pages. */
export type ContentPage<T> = {
  entries: readonly T[];
  total: number;
  known: KnownEntries<T>;
  /** The one that the Ghost was set to when they were read. */
  language: string | null;
};

type Request<T> = {
  /** In logs and metrics. */
  name: `/${string}`;
  /** For what is not asked for again and again: it is remembered by its query. */
  isRare?: true;
  failure: string;
  resource: 'posts' | 'tags';
  params: Readonly<Record<string, string | number>>;
  /** Of entries whose language matters. */
  isSpoken?: true;
  /**
   * Makes what reads the entries of one answer; null for an entry that cannot be used.
   *
   * @param language the code of the one that the Ghost is set to
   */
  reader: (language: string | null) => (json: unknown) => T | null;
};

/** Reads an entry by a schema alone. */
export const bySchema =
  <T>(schema: z.ZodType<T>) =>
  () =>
  (json: unknown): T | null =>
    schema.safeParse(json).data ?? null;

/** A list of the Content API as a feed. The key stands in its path and nowhere else. */
export function contentFeed<T extends { id: string }>(request: Request<T>): Feed<ContentPage<T>> {
  const { name, failure, resource, params, reader, isSpoken } = request;
  const query = new URLSearchParams(
    Object.entries(params).map(([param, value]) => [param, String(value)]),
  ).toString();
  return {
    name,
    ...(request.isRare && { key: `${name} ${query}` }),
    path: `/ghost/api/content/${resource}/?key=${environment().GHOST_CONTENT_KEY ?? ''}&${query}`,
    failure,
    async interpret(body, before) {
      let meta: unknown;
      const language = isSpoken ? await siteLanguage() : null;
      const answer = await readList(body, reader(language), {
        feed: name,
        keep: 'first',
        known: before?.language === language ? before.known : new Map(),
        identity: ({ id }) => id,
        async parse(given) {
          const parsed = await parseFeedBody(jsonIn(given, name), resource);
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
