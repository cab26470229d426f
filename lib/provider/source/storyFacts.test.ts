import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { changeOf, FACTS, storyFacts } from './storyFacts';
import { timestamp } from './timestamp';

const schema = z.object(FACTS);
const read = (given: object) =>
  storyFacts(schema.parse(given), { moment: timestamp, base: 'https://api.example.org' });

it.each([
  [{ rating: 4 }, { rating: { value: 4, best: 5, stars: '★★★★☆' } }],
  [{ rating: '7/10' }, { rating: { value: 7, best: 10, stars: '★ 7/10' } }],
  [{ duration: 'PT3M24S' }, { seconds: 204 }],
  [{ photoCount: '8' }, { pictureCount: 8 }],
  [{ dateline: ' BHOPAL ' }, { dateline: 'BHOPAL' }],
  [{ dateline: 'BHOPAL, 3 Nov: —' }, { dateline: 'BHOPAL, 3 Nov' }],
  [{ agency: 'PTI' }, { agency: 'PTI' }],
  [{ keyPoints: ['One', { text: 'Two' }] }, { highlights: ['One', 'Two'] }],
  [{ keyPoints: ['One', 'Two', 'One'] }, { highlights: ['One', 'Two'] }],
  [{ keyPoints: 'One\r\n\r\nTwo' }, { highlights: ['One', 'Two'] }],
  [
    { corrections: [{ text: 'Five.', timestamp: '2026-11-20T06:00:00Z' }, 'Six.'] },
    { corrections: [{ text: 'Five.', at: '2026-11-20T06:00:00.000Z' }, { text: 'Six.' }] },
  ],
  [{ corrections: [{ text: 'Five.', timestamp: 'soon' }] }, { corrections: [{ text: 'Five.' }] }],
  [
    { factCheck: { claim: 'Wet.', rating: 'False', claimant: 'A', url: '/claim' } },
    {
      factCheck: {
        claim: 'Wet.',
        verdict: 'False',
        claimant: 'A',
        url: 'https://api.example.org/claim',
      },
    },
  ],
])('reads %j', (given, facts) => {
  expect(read(given)).toEqual(facts);
});

it.each([
  {},
  { rating: 'good', duration: 'long', photoCount: 'many' },
  { rating: {}, duration: [], photoCount: -1, dateline: 7, agency: ' ' },
  { photoCount: 1e9 },
  { corrections: 'none', keyPoints: 7, factCheck: 'none' },
  { corrections: [7, null, {}, { text: ' ' }], keyPoints: [7, {}] },
  { factCheck: { claim: 'Wet.' } },
  { factCheck: { rating: 'False' } },
])('of %j reads nothing', (given) => {
  expect(read(given)).toEqual({});
});

it('leads nowhere but to a page', () => {
  const factCheck = { claim: 'Wet.', rating: 'False', url: 'javascript:alert(1)' };
  expect(read({ factCheck })).toEqual({ factCheck: { claim: 'Wet.', verdict: 'False' } });
});

it('reads so much of each', () => {
  const long = 'a'.repeat(10_000);
  const facts = read({
    dateline: long,
    keyPoints: Array.from({ length: 1_000 }, (_, at) => at + long),
    corrections: Array.from({ length: 1_000 }, () => long),
    factCheck: { claim: long, rating: long },
  });
  expect(facts.dateline).toHaveLength(100);
  expect([facts.highlights?.length, facts.highlights?.[0]?.length]).toEqual([50, 500]);
  expect([facts.corrections?.length, facts.corrections?.[0]?.text.length]).toEqual([20, 2_000]);
  expect([facts.factCheck?.claim.length, facts.factCheck?.verdict.length]).toEqual([2_000, 100]);
});

describe('the last change', () => {
  const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
  const change = (published: number | null, modified: number | null, ...corrected: number[]) =>
    changeOf({
      publishedAt: published === null ? null : at(published),
      modifiedAt: modified === null ? null : at(modified),
      corrections: corrected.map((hour) => ({ text: 'Five.', at: at(hour) })),
    }).modifiedAt;

  it.each([
    ['is what the source says', change(1, 2), at(2)],
    ['is a later correction', change(1, 2, 4, 3), at(4)],
    ['is a correction where nothing else is said', change(1, null, 3), at(3)],
    ['is none before the publication', change(3, 2, 1), undefined],
    ['needs no publication', change(null, 2), at(2)],
    ['is none where nothing is said', change(1, null), undefined],
  ])('%s', (_, moment, expected) => {
    expect(moment).toBe(expected);
  });
});

it.each(Object.keys(FACTS))('docs/adopt.md tells newsrooms of %s', (name) => {
  expect(readFileSync('docs/adopt.md', 'utf8')).toContain(`| \`${name}\` `);
});
