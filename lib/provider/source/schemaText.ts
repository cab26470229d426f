import { z } from 'zod';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
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
