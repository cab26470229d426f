import type { Story, StoryCard } from '@/lib/story/story';

/** Fields that describe another field and move only with it. */
const DEPENDENT_FIELDS = {
  pictureAlt: 'picture',
  pictureCaption: 'picture',
  pictureCredit: 'picture',
  captions: 'videoUrl',
  videoDescription: 'videoUrl',
  modifiedAt: 'publishedAt',
} as const satisfies Partial<Record<keyof Story, keyof Story>>;

const SUBJECTS: ReadonlyMap<string, string> = new Map(Object.entries(DEPENDENT_FIELDS));

const isMissing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * The first copy wins and takes missing fields from later ones; a copy in another language gives
 * only its views.
 */
export function mergeCopies<T extends StoryCard>(stories: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const story of stories) {
    const first = merged.get(story.id);
    merged.set(story.id, first ? completed(first, story) : story);
  }
  return [...merged.values()];
}

function completed<T extends StoryCard>(story: T, copy: T): T {
  const own = new Map<string, unknown>(Object.entries(story));
  const given = Object.entries(story.lang === copy.lang ? copy : { views: copy.views });
  const theirs = new Map<string, unknown>(given);
  const fits = (field: string) => isMissing(own.get(field)) || own.get(field) === theirs.get(field);
  const added = given.filter(
    ([name, value]) =>
      !isMissing(value) && isMissing(own.get(name)) && fits(SUBJECTS.get(name) ?? name),
  );
  return added.length > 0 ? { ...story, ...Object.fromEntries(added) } : story;
}
