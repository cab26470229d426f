import { z } from 'zod';
import { STORY_LISTS } from '@/lib/provider/source/limits';

const id = z.int().positive();

/** Polylang's, a record by language; PHP sends an empty one as a list. */
const ofPolylang = z
  .record(z.string(), z.unknown())
  .transform((given) => idsOf(Object.values(given)))
  .catch([]);

/** Those of the plugin WPML REST API, which leaves the post itself out. */
const ofWpml = z
  .array(z.object({ id: z.unknown() }).catch({ id: null }))
  .transform((given) => idsOf(given.map((one) => one.id)))
  .catch([]);

export const translationSchema = z.object({ translations: ofPolylang, wpml_translations: ofWpml });
export const TRANSLATION_FIELDS = 'translations,wpml_translations';

/** What a post and its translations share, the lowest of their ids; none where it has no translation. */
export function translationKeyOf(
  post: z.output<typeof translationSchema> & { id: string },
): string | undefined {
  const own = Number(post.id);
  const others = [...post.translations, ...post.wpml_translations];
  return others.some((other) => other !== own)
    ? String(others.reduce((least, other) => Math.min(least, other), own))
    : undefined;
}

function idsOf(given: readonly unknown[]): number[] {
  return given.slice(0, STORY_LISTS.tags).flatMap((one) => id.safeParse(one).data ?? []);
}
