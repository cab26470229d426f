import { z } from 'zod';
import { AD_TYPES } from '@/lib/content/advertising';
import { READ_SIGNS, type Reading } from '@/lib/content/horoscope';
import { JOB_CATEGORIES } from '@/lib/content/jobs';
import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { StateRecord } from '@/lib/content/stateRecord';
import type { CityRecord } from '@/lib/content/weather';
import type { Wording } from '@/lib/i18n/localized';
import { count, day, id, text } from './fields';
import { stateSchema } from './stateSchema';

const isWhole =
  (fields: readonly string[]) =>
  (given: Readonly<Record<string, unknown>>): boolean =>
    new Set(fields.map((field) => given[field] === undefined)).size === 1;

/** True if the longitude comes first, as in GeoJSON: India begins at 68° east. */
const isSwapped = (latitude = 0, longitude = 0): boolean =>
  latitude > 66 && longitude > 0 && longitude < 40;

export function contentSchemas(languages: readonly string[]) {
  const inEach = <T>(value: z.ZodType<T>) =>
    z
      .record(z.string(), value)
      .refine(
        (given) =>
          Object.hasOwn(given, 'en') || languages.every((code) => Object.hasOwn(given, code)),
        `must be in ${languages.join(', ')}, or at least in English (en)`,
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
    publishedAt: day('2024-01-15'),
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

  const range = z.tuple([z.number(), z.number()]);
  const job = z.strictObject({
    id,
    category: z.enum(JOB_CATEGORIES),
    type: z.enum(['full-time', 'part-time', 'internship']),
    location: words,
    experienceYears: range,
    salaryLpa: range,
    title: words,
    description: words,
    requirements: lists,
  });
  const adPackage = z.strictObject({
    id,
    type: z.enum(AD_TYPES),
    priceFrom: count,
    icon: z.string(),
    colour: z.enum(['river', 'ink']),
    title: words,
    description: words,
    features: lists,
  });

  const conditions = ['sunny', 'partly-cloudy', 'cloudy', 'rainy', 'stormy'] as const;
  const weather = { condition: z.enum(conditions), tempC: z.number() };
  const city: z.ZodType<CityRecord> = z
    .strictObject({
      id,
      name: words,
      latitude: z.number().min(-90, 'must be at least -90').max(90, 'must be at most 90'),
      longitude: z.number().min(-180, 'must be at least -180').max(180, 'must be at most 180'),
      ...weather,
      humidityPercent: z.number(),
      windKmh: z.number(),
      forecast: z.array(z.strictObject(weather)).length(5, 'must have five days'),
    })
    .partial({
      latitude: true,
      longitude: true,
      condition: true,
      tempC: true,
      humidityPercent: true,
      windKmh: true,
      forecast: true,
    })
    .refine(isWhole(['latitude', 'longitude']), 'must have both latitude and longitude, or neither')
    .refine(
      ({ latitude, longitude }) => !isSwapped(latitude, longitude),
      'has latitude and longitude swapped',
    )
    .refine(
      isWhole(['condition', 'tempC', 'humidityPercent', 'windKmh']),
      'must have all of condition, tempC, humidityPercent and windKmh, or none',
    );

  const index = z.strictObject({
    id,
    name: words,
    value: z.number(),
    change: z.number(),
    changePercent: z.number(),
  });
  const region = z.strictObject({ id, name: words, description: words });
  const climate = z.strictObject({
    title: words,
    points: z.array(z.strictObject({ id, text: words, source: words })),
  });
  const sign = z.enum(READ_SIGNS);
  const reading: z.ZodType<Reading> = z.strictObject({
    date: day('2024-01-15'),
    mood: words,
    luckyNumber: z.number(),
    luckyColor: words,
    compatibility: sign,
    general: words,
    love: words,
    career: words,
    health: words,
    travel: words,
  });

  return {
    samples: z.array(sample),
    state,
    jobs: z.array(job),
    adPackages: z.array(adPackage),
    weather: z.array(city),
    markets: z.array(index),
    regions: z.array(region),
    climate,
    horoscope: z.partialRecord(sign, reading),
  };
}

type Schemas = ReturnType<typeof contentSchemas>;

export type GivenContent = { readonly [Kind in keyof Schemas]: z.output<Schemas[Kind]> };

export type Job = GivenContent['jobs'][number];
export type AdPackage = GivenContent['adPackages'][number];
export type MarketIndex = GivenContent['markets'][number];
