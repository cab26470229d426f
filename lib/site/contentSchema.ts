import { z } from 'zod';
import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { StateRecord } from '@/lib/content/states/state';
import type { Wording } from '@/lib/i18n/localized';
import { stateSchema } from './stateSchema';

const text = z.string().trim().min(1, 'must not be empty');
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a name in lower case, such as my-news');
const count = z.int('must be a whole number').positive('must be above 0');

/** The schemas of the files in `content` for a site in these languages. */
export function contentSchemas(languages: readonly string[]) {
  const inEnglishAndHindi = (codes: readonly string[]) =>
    ['en', 'hi'].every((code) => codes.includes(code));
  const inEach = <T>(value: z.ZodType<T>) =>
    z
      .record(z.string(), value)
      .refine(
        (given) =>
          inEnglishAndHindi(Object.keys(given)) ||
          languages.every((code) => Object.hasOwn(given, code)),
        `must be in ${languages.join(', ')}, or in English and Hindi`,
      )
      .pipe(z.custom<Wording<T>>());
  const words = inEach(text);
  const lists = inEach(z.array(text).min(1, 'must have an entry'));

  const sample: z.ZodType<SampleArticle & SampleText> = z.strictObject({
    id,
    title: words,
    description: words,
    picture: z.string(),
    category: z.string(),
    readMinutes: count,
    views: count,
    publishedAt: z.iso.date('must be a day such as 2024-01-15'),
    author: words.optional(),
    city: words.optional(),
    tags: lists.optional(),
    rating: z.number().min(1, 'must be at least 1').max(5, 'must be at most 5').optional(),
    matchResult: words.optional(),
    venue: words.optional(),
    trend: z.enum(['up', 'down']).optional(),
    changePercent: z.number().optional(),
    body: lists,
  });

  const state: z.ZodType<StateRecord<SampleText>> = stateSchema(words, lists).extend({
    samples: z.array(sample).default([]),
  });

  return { samples: z.array(sample), state };
}
