import { z } from 'zod';
import { wellFormed, withoutControlCharacters } from '@/lib/format/characters';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { withCandraA } from './providerText';

/**
 * Lone surrogates and control characters go here, because no page, URL or UTF-8 file can hold them.
 */
export const clean = z
  .string()
  .transform((given) => withCandraA(withoutControlCharacters(wellFormed(given))).trim());

/** Cut at `limit` UTF-16 units; blank text counts as missing. */
export const cutText = (limit: number) =>
  clean.transform((text) => truncateAtGrapheme(text, limit).trim()).pipe(z.string().min(1));

export const wholeText = (limit: number) => clean.pipe(z.string().min(1).max(limit));
