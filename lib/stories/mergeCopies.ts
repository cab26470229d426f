import type { StoryCard } from './model/story';

/** What is said of another field, and is true of that field's value alone. */
const SAYS_OF: Partial<Record<string, string>> = {
  pictureAlt: 'picture',
  pictureCaption: 'picture',
  pictureCredit: 'picture',
  captions: 'videoUrl',
  videoDescription: 'videoUrl',
  modifiedAt: 'publishedAt',
};

const isMissing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * The stories each once: the first that has an id, with what it lacks taken from its other copies.
 * A copy in another language gives its views alone.
 */
export function mergeCopies<T extends StoryCard>(stories: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const story of stories) {
    const first = merged.get(story.id);
    merged.set(story.id, first ? completed(first, story) : story);
  }
  return [...merged.values()];
}

/** The same object where the copy adds nothing. */
function completed<T extends StoryCard>(story: T, copy: T): T {
  const own = new Map<string, unknown>(Object.entries(story));
  const given = Object.entries(story.lang === copy.lang ? copy : { views: copy.views });
  const theirs = new Map<string, unknown>(given);
  const fits = (field: string) => isMissing(own.get(field)) || own.get(field) === theirs.get(field);
  const added = given.filter(
    ([name, value]) => !isMissing(value) && isMissing(own.get(name)) && fits(SAYS_OF[name] ?? name),
  );
  return added.length > 0 ? { ...story, ...Object.fromEntries(added) } : story;
}
