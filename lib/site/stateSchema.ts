import { z } from 'zod';
import { color, count, day, id } from './fields';

export const stateSchema = <Words extends z.ZodType, Lists extends z.ZodType>(
  words: Words,
  lists: Lists,
) =>
  z.strictObject({
    id,
    name: words,
    code: words,
    capital: words,
    region: words,
    colour: color,
    population: count,
    areaKm2: count,
    established: day('1960-05-01'),
    languages: lists,
    majorCities: lists,
    cities: z.array(z.string()).default([]),
    attractions: z
      .array(z.strictObject({ picture: z.string(), name: words, text: words }))
      .default([]),
    description: words,
  });
