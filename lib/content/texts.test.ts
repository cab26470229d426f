import { AD_PACKAGES } from '#site/adPackages.mjs';
import { BODIES } from '#site/bodies.mjs';
import { CLIMATE } from '#site/climate.mjs';
import { JOBS } from '#site/jobs.mjs';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import * as offices from '#site/office.mjs';
import { PRIVACY, TERMS } from '#site/policies.mjs';
import { REGIONS } from '#site/regions.mjs';
import { SAMPLES } from '#site/samples.mjs';
import type { LegalDocument, LegalSection } from '@/lib/content/legalText';

type Pair = { en: unknown; hi: unknown };

const isPair = (value: object): value is Pair => 'en' in value && 'hi' in value;

/** A picture's path is no text. */
const isFile = (value: unknown) => typeof value === 'string' && /^\/[\w.-]+\//.test(value);

/** Every text in both languages below a value, with its place. */
function pairsIn(value: unknown, place: string): [string, Pair][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPair(value)) return isFile(value.en) ? [] : [[place, value]];
  return Object.entries(value).flatMap(([key, part]) => pairsIn(part, `${place}.${key}`));
}

const linesOf = (text: unknown): unknown[] => (Array.isArray(text) ? text : [text]);

const linesOfSection = ({ title, paragraphs, points = [] }: LegalSection) => [
  title,
  ...paragraphs,
  ...points,
];

const linesOfLegal = ({ sections: { en, hi } }: LegalDocument): Pair => ({
  en: en.flatMap(linesOfSection),
  hi: hi.flatMap(linesOfSection),
});

const subjects = Object.entries({
  adPackages: AD_PACKAGES,
  bodies: BODIES,
  climate: CLIMATE,
  jobs: JOBS,
  markets: MARKET_SUMMARY,
  offices,
  privacy: linesOfLegal(PRIVACY),
  samples: SAMPLES,
  terms: linesOfLegal(TERMS),
  regions: REGIONS,
});

describe.each(subjects)('the texts of %s', (name, subject) => {
  const pairs = pairsIn(subject, name);
  const lines = (language: 'en' | 'hi') =>
    pairs.flatMap(([place, pair]) => linesOf(pair[language]).map((line) => [place, line] as const));
  const wrong = (language: 'en' | 'hi', isWrong: (line: string) => boolean) =>
    lines(language)
      .filter(([, line]) => typeof line !== 'string' || isWrong(line))
      .map(([place, line]) => `${place}: ${String(line)}`);

  it('are there, line for line, in both languages', () => {
    expect(pairs.length).toBeGreaterThan(0);
    expect(
      pairs.filter(
        ([, { en, hi }]) => linesOf(en).length === 0 || linesOf(en).length !== linesOf(hi).length,
      ),
    ).toEqual([]);
    expect([
      ...wrong('en', (line) => line !== line.trim() || !line),
      ...wrong('hi', (line) => line !== line.trim() || !line),
    ]).toEqual([]);
  });

  it('keep to their scripts', () => {
    expect(wrong('en', (line) => /\p{Script=Devanagari}/u.test(line))).toEqual([]);
    expect(wrong('hi', (line) => !/\p{Script=Devanagari}/u.test(line))).toEqual([]);
  });

  it('are written as the newsroom writes: typographic quotes, Latin digits, a danda at the end, one form of the nukta', () => {
    expect(wrong('en', (line) => /['"]/.test(line))).toEqual([]);
    expect(wrong('hi', (line) => /['"]|[०-९]|\.$|[\u0958-\u095f]/u.test(line))).toEqual([]);
  });

  it('end a sentence in Hindi where they end one in English', () => {
    const uneven = pairs.flatMap(([place, { en, hi }]) =>
      linesOf(en).flatMap((line, index) => {
        const other = linesOf(hi)[index];
        return String(line).endsWith('.') === String(other).endsWith('।')
          ? []
          : [`${place}: ${String(other)}`];
      }),
    );
    expect(uneven).toEqual([]);
  });
});
