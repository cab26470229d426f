import { providerPosterSchema, providerStorySchema } from '@/lib/provider/api/providerSchema';

/**
 * The names under which the provider may send the same thing; the mapping takes the first that is
 * there, so that each is tried without those before it.
 */
export const ALIASES: readonly (readonly [string, ...string[]])[] = [
  ['title', 'headline'],
  ['summary', 'description', 'shortDescription'],
  ['content', 'fullContent', 'fullDescription'],
  ['image', 'imageUrl', 'thumbnail', 'thumbnailUrl'],
  ['location', 'city'],
  ['time', 'timestamp', 'createdAt'],
  ['updatedAt', 'modifiedAt'],
];

const everywhere = (fields: readonly string[], value: string, given: Record<string, unknown>) => ({
  ...Object.fromEntries(fields.map((field) => [field, value])),
  ...given,
});

const STORY_FIELDS = Object.keys(providerStorySchema.shape);
const POSTER_FIELDS = Object.keys(providerPosterSchema.shape);

/** A story whose every field is the payload, but for the `hidden` ones. */
export const hostileStory = (payload: string, id: string, hidden: readonly string[] = []) =>
  everywhere(
    STORY_FIELDS.filter((field) => !hidden.includes(field)),
    payload,
    {
      id,
      highlights: [payload, payload],
      captions: [{ lang: 'en', url: payload }],
      priority: 1,
    },
  );

/** A poster whose every field is the payload. */
export const hostilePoster = (payload: string, id: string) =>
  everywhere(POSTER_FIELDS, payload, { id });
