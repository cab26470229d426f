import { z } from 'zod';

/**
 * The schema of a state, in `site.config.ts` or in a file of its own.
 *
 * @param words A text in the site's languages.
 * @param lists Texts in each of them.
 */
export const stateSchema = <Words extends z.ZodType, Lists extends z.ZodType>(
  words: Words,
  lists: Lists,
) =>
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a name in lower case, such as my-news'),
    name: words,
    code: words,
    capital: words,
    region: words,
    colour: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a color such as #c4121a or #fff'),
    population: z.int('must be a whole number').positive('must be above 0'),
    areaKm2: z.int('must be a whole number').positive('must be above 0'),
    established: z.iso.date('must be a day such as 1960-05-01'),
    languages: lists,
    majorCities: lists,
    cities: z.array(z.string()).default([]),
    attractions: z
      .array(z.strictObject({ picture: z.string(), name: words, text: words }))
      .default([]),
    description: words,
  });
