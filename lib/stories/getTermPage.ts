import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type ListPage, pageOf } from '@/lib/pages/paging';
import { provider } from '@/lib/provider/provider';
import { err, ok, type Result } from '@/lib/result';
import type { NotFoundReason, Story, StoryCard, Term } from '@/lib/story/story';
import { cardOf } from './cardOf';
import { findStory } from './findStory';
import { getAllStories } from './getAllStories';
import { archivePage, type ArchivedPage } from './getArchivePage';
import { newest } from './order';

export type TermKind = 'author' | 'tag';

type TermPage = { name: string; page: ListPage<StoryCard> };

type TermResult = Result<TermPage, Exclude<NotFoundReason, 'gone'>>;

const termOf = ({ authors, tags }: Story, by: TermKind, slug: string): Term | undefined =>
  (by === 'author' ? authors : tags)?.find((term) => term.slug === slug);

/**
 * Cached per request. Uses the archive if there is one, else the lists; the first page falls back
 * to the lists.
 */
export const getTermPage = cache(
  async (by: TermKind, slug: string, locale: Locale, number: number): Promise<TermResult> => {
    if (!(await provider.hasArchive())) return inLists(by, slug, locale, number);
    const archived = await inArchive(by, slug, number);
    if (archived.ok || archived.error === 'absent' || number > 1) return archived;
    const listed = await inLists(by, slug, locale, number);
    return listed.ok ? listed : archived;
  },
);

async function inArchive(by: TermKind, slug: string, number: number): Promise<TermResult> {
  const result = await archivePage({ by, slug }, number);
  if (!result.ok) return err('unknown');
  const { stories, page } = result.value;
  if (page.total === 0) return err('absent');
  const named = stories.length > 0 ? stories : await firstOf(by, slug);
  return ok({ name: nameIn(named, by, slug) ?? (await nameInWhole(named, by, slug)), page });
}

async function firstOf(by: TermKind, slug: string): Promise<ArchivedPage['stories']> {
  const first = await archivePage({ by, slug }, 1);
  return first.ok ? first.value.stories : [];
}

async function inLists(
  by: TermKind,
  slug: string,
  locale: Locale,
  number: number,
): Promise<TermResult> {
  const { stories, coverage } = await getAllStories();
  const filed = newest([stories.filter((story) => termOf(story, by, slug))], locale);
  if (filed.length === 0) return err(coverage === 'complete' ? 'absent' : 'unknown');
  const { items, ...page } = pageOf(filed, number);
  return ok({
    name: nameIn(filed, by, slug) ?? slug,
    page: { ...page, items: items.map((story) => cardOf(story)) },
  });
}

const nameIn = (stories: readonly Story[], by: TermKind, slug: string): string | undefined =>
  stories.flatMap((story) => termOf(story, by, slug) ?? []).at(0)?.name;

/** Archive stories may lack names, so one is fetched whole. */
async function nameInWhole([first]: readonly Story[], by: TermKind, slug: string): Promise<string> {
  const found = first && (await findStory(first.id, first.lang));
  return (found?.ok && nameIn([found.value], by, slug)) || slug;
}
