import { z } from 'zod';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { URL_LIMIT } from './limits';
import { cleanText } from './providerText';

export const cleanedText = z.string().transform((given) => {
  const text = cleanText(given).trim();
  return VISIBLE.test(text) ? text : '';
});

/** A text of only joiners, direction marks and spaces is empty. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

export const truncatedText = (limit: number) =>
  cleanedText.transform((text) => truncateAtGrapheme(text, limit).trim()).pipe(z.string().min(1));

export const limitedText = (limit: number) => cleanedText.pipe(z.string().min(1).max(limit));

export const entriesOf = <T>(entry: z.ZodType<T>, limit: number) =>
  z
    .array(z.unknown())
    .transform((given) =>
      given.slice(0, limit).flatMap((json) => entry.safeParse(json).data ?? []),
    );

/** A value of a wrong type counts as missing. */
export const optional = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);
export const optionalText = (limit: number) => optional(truncatedText(limit));
export const optionalUrl = optional(limitedText(URL_LIMIT));

/** Many systems send the main member of an object alone, as a string. */
export const orString = <T>(member: string, schema: z.ZodType<T>) =>
  z.preprocess((given) => (typeof given === 'string' ? { [member]: given } : given), schema);
