import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { provider } from '@/lib/provider/provider';
import { err, type Completeness, ok, type Result } from '@/lib/result';
import type { NotFoundReason, Story } from '@/lib/story/story';
import { sampleStory } from './sampleStory';

export type Search = {
  found: Map<string, Story>;
  gone: ReadonlySet<string>;
  coverage: Completeness;
};

export async function findStories(
  ids: readonly string[],
  locale: Locale,
  wanted = ids,
): Promise<Search> {
  const { found, gone, coverage } = await provider.lookUp(ids, locale, wanted);
  const isDone = () => wanted.every((id) => found.has(id));
  if (isDone()) return { found, gone, coverage };
  for (const id of ids) {
    const sample = found.has(id) ? null : await sampleStory(id, locale);
    if (sample) found.set(id, sample);
  }
  return { found, gone, coverage: isDone() ? 'complete' : coverage };
}

export async function findStory(
  id: string,
  locale: Locale,
): Promise<Result<Story, NotFoundReason>> {
  const { found, gone, coverage } = await findStories([id], locale);
  const story = found.get(id);
  if (story) return ok(story);
  if (gone.has(id)) return err('gone');
  return err(coverage === 'complete' ? 'absent' : 'unknown');
}
