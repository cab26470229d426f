import 'server-only';
import {
  type PageOfArchive,
  type Selection,
  type Source,
  STORY_FEEDS,
} from '@/lib/provider/source/source';
import { err, ok } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { type ArchiveKind, lookUps } from './lookUps';

const TOO_MANY = 'More is asked for than is looked up';

/** Limits look-ups of invented ids; known ids always pass. Excess fails and is never a 404. */
export function boundedSource(source: Source): Source {
  const { stories, archive, sitemap, idsAt } = source;
  return {
    ...source,
    ...(stories && { stories: boundedStories(source, stories) }),
    ...(archive && { archive: boundedArchive(archive) }),
    ...(sitemap && { sitemap: learningSitemap(sitemap) }),
    ...(idsAt && { idsAt: boundedAddresses(idsAt) }),
  };
}

type Member<Name extends keyof Source> = NonNullable<Source[Name]>;

function learn({ id, authors = [], tags = [] }: Story): void {
  const { ids, missing, terms } = lookUps();
  ids.learn(id, true);
  missing.forget(id);
  for (const { slug } of authors) terms.learn(`author ${slug}`, true);
  for (const { slug } of tags) terms.learn(`tag ${slug}`, true);
}

function boundedStories({ lastFeed }: Source, stories: Member<'stories'>): Member<'stories'> {
  const isListed = (id: string) =>
    STORY_FEEDS.some((feed) => lastFeed(feed)?.byId.has(id) ?? false);

  const ask: Member<'stories'> = async (ids) => {
    const result = await stories(ids);
    if (!result.ok) return result;
    for (const id of ids) {
      const story = result.value.get(id);
      if (story && story !== 'gone') learn(story);
      else {
        lookUps().ids.forget(id);
        lookUps().missing.learn(id, story ?? 'absent');
      }
    }
    return result;
  };

  return async (asked) => {
    const { ids, missing, stories: unknownStories } = lookUps();
    const found = new Map<string, Story | 'gone'>();
    const known: string[] = [];
    const unknown: string[] = [];
    for (const id of new Set(asked)) {
      const answer = isListed(id) ? undefined : missing.fresh(id);
      if (answer === 'gone') found.set(id, answer);
      if (answer === undefined) (isListed(id) || ids.last(id) ? known : unknown).push(id);
    }
    const [ofKnown, others] = await Promise.all([
      known.length > 0 ? ask(known) : ok(new Map<string, Story | 'gone'>()),
      Promise.all(unknown.map((id) => unknownStories(id, ask, TOO_MANY))),
    ]);
    if (!ofKnown.ok) return ofKnown;
    for (const [id, story] of ofKnown.value) found.set(id, story);
    for (const [at, id] of unknown.entries()) {
      const other = others[at];
      if (!other?.ok) return other ?? err(TOO_MANY);
      if (other.value) found.set(id, other.value);
    }
    return ok(found);
  };
}

function rateOf(selection: Selection, { number }: PageOfArchive): ArchiveKind | null {
  if (selection.by === 'words') return 'words';
  if (selection.by === 'author' || selection.by === 'tag')
    return lookUps().terms.last(`${selection.by} ${selection.slug}`) ? null : selection.by;
  return number > 1 ? 'page' : null;
}

function boundedArchive(archive: Member<'archive'>): Member<'archive'> {
  return async (selection, page) => {
    const { totals, archive: rates } = lookUps();
    const key = JSON.stringify(selection);
    const isWithin = (total: number) => (page.number - 1) * page.size < total;
    const total = totals.fresh(key);
    if (total !== undefined && !isWithin(total)) return ok({ stories: [], total });
    const kind = isWithin(totals.last(key) ?? 0) ? null : rateOf(selection, page);
    if (kind && rates[kind]() > 0) return err(TOO_MANY);
    const result = await archive(selection, page);
    if (!result.ok) return result;
    if (!result.value.isOpen) totals.learn(key, result.value.total);
    for (const story of result.value.stories) learn(story);
    return result;
  };
}

function learningSitemap(sitemap: Member<'sitemap'>): Member<'sitemap'> {
  return async (page) => {
    const result = await sitemap(page);
    if (result.ok) for (const { id } of result.value.stories) lookUps().ids.learn(id, true);
    return result;
  };
}

function boundedAddresses(idsAt: Member<'idsAt'>): Member<'idsAt'> {
  return async (paths) => {
    const found = new Map<string, string>();
    const answers = await Promise.all(
      paths.map(async (path) => ({
        path,
        id: await lookUps().addresses(path, idsAt, TOO_MANY),
      })),
    );
    for (const { path, id } of answers) {
      if (!id.ok) return id;
      if (id.value === null) continue;
      found.set(path, id.value);
      lookUps().ids.learn(id.value, true);
    }
    return ok(found);
  };
}
