import { z } from 'zod';
import { STORY_LISTS } from '@/lib/provider/source/limits';

const id = z.int().positive();

/** Polylang's, a record by language; PHP sends an empty one as a list. */
const ofPolylang = z
  .record(z.string(), z.unknown())
  .transform((given) => idsOf(Object.values(given)))
  .catch([]);

/** Those of the plug-in WPML REST API, which omits the post itself. */
const ofWpml = z
  .array(z.object({ id: z.unknown() }).catch({ id: null }))
  .transform((given) => idsOf(given.map((one) => one.id)))
  .catch([]);

export const translationSchema = z.object({ translations: ofPolylang, wpml_translations: ofWpml });
export const TRANSLATION_FIELDS = 'translations,wpml_translations';

/** The lowest id of a post and its translations; undefined without a translation. */
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
