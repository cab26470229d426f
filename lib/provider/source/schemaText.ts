import { z } from 'zod';
import { wellFormed, withoutControlCharacters } from '@/lib/format/characters';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { withCandraA } from './providerText';

/**
 * A text of a source. Lone surrogates are replaced and control characters removed here, once: no
 * page, URL or UTF-8 file can hold them.
 */
export const clean = z
  .string()
  .transform((given) => withCandraA(withoutControlCharacters(wellFormed(given))).trim());

/** A text that is cut at its limit, in UTF-16 units; blank is missing. */
export const cutText = (limit: number) =>
  clean.transform((text) => truncateAtGrapheme(text, limit).trim()).pipe(z.string().min(1));

/** A text that is of no use when it is cut. */
export const wholeText = (limit: number) => clean.pipe(z.string().min(1).max(limit));
