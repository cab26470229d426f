import { BODIES } from '#site/bodies.mjs';
import { CLIMATE } from '#site/climate.mjs';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { REGIONS } from '#site/regions.mjs';
import { SAMPLES } from '#site/samples.mjs';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTION_PATHS, sectionEntry } from '@/lib/pages/sections';
import { isSubdivided, subcategoriesOf } from '@/lib/pages/subcategories';
import { categoryKey } from './keys';

const ALL = Object.values(SAMPLES).flat();
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const perCategory = (samples: readonly { category: string }[], categories: readonly string[]) =>
  categories.map((category) => samples.filter((sample) => sample.category === category).length);

describe('the sample articles', () => {
  it('have ids of their own', () => {
    expect(new Set(ids(ALL)).size).toBe(ALL.length);
  });

  it.each(ALL.map((sample) => [sample.id, sample] as const))(
    '%s has plausible figures',
    (_, { readMinutes, views, publishedAt, category }) => {
      expect(readMinutes).toBeGreaterThan(0);
      expect(views).toBeGreaterThan(0);
      expect(publishedAt).toMatch(/^2024-01-(0\d|1[0-5])$/);
      expect(categoryKey(category)).toBe(category);
    },
  );

  it('rate within five', () => {
    expect(ALL.filter(({ rating = 5 }) => rating < 1 || rating > 5)).toEqual([]);
  });

  it('rise and fall as their figures say', () => {
    const wrong = ALL.filter(
      ({ trend, changePercent }) =>
        trend !== (changePercent && (changePercent > 0 ? 'up' : 'down')),
    );
    expect(ids(wrong)).toEqual([]);
  });
});

describe.each(SECTION_PATHS.filter(isSubdivided))('the samples of %s', (path) => {
  const samples = samplesOf(path);
  const categories = subcategoriesOf(path).map(({ value }) => value);

  it('are three for each filter value, and none besides', () => {
    expect(perCategory(samples, categories)).toEqual(categories.map(() => 3));
    expect(samples).toHaveLength(categories.length * 3);
  });

  it('stand in the order of their views', () => {
    expect(samples.map(({ views }) => views)).toEqual(
      samples.map(({ views }) => views).sort((a, b) => b - a),
    );
  });
});

it('the entertainment samples have a rating and tags, most of the sports samples a result and a venue', () => {
  expect(samplesOf('/entertainment').filter(({ rating, tags }) => !rating || !tags)).toEqual([]);
  const sports = samplesOf('/sports');
  expect(sports.filter(({ matchResult, venue }) => matchResult && venue).length).toBeGreaterThan(
    sports.length / 2,
  );
});

describe('the business page', () => {
  it('has one or two samples for each filter value', () => {
    const counts = perCategory(samplesOf('/business'), sectionEntry('/business').filters ?? []);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 2]);
  });

  it('shows changes that agree with the values', () => {
    expect(ids(MARKET_SUMMARY)).toEqual(['sensex', 'nifty', 'bank-nifty']);
    const computed = MARKET_SUMMARY.map(({ value, change }) =>
      Number(((change / (value - change)) * 100).toFixed(2)),
    );
    expect(MARKET_SUMMARY.map(({ changePercent }) => changePercent)).toEqual(computed);
  });
});

describe('the world page', () => {
  it('has its articles, regions and the climate, each with an id of its own', () => {
    for (const list of [samplesOf('/world'), REGIONS, CLIMATE?.points ?? []]) {
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(ids(list)).size).toBe(list.length);
    }
  });
});

it.each([...samplesOf('/technology'), ...samplesOf('/lifestyle')])(
  'the article of $category has five paragraphs in each language',
  ({ id }) => {
    expect([BODIES[id]?.en.length, BODIES[id]?.hi.length]).toEqual([5, 5]);
  },
);
