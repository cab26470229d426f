import type { Block } from '@/lib/story/body';
import { paragraphsBody, truncated } from '@/lib/story/body';
import { youtube } from '@/lib/testing/bodies';
import { NOW, story } from '@/lib/testing/samples';
import { importReport } from './importReport';

const whole = story({
  id: '1',
  lang: 'hi',
  category: 'world',
  picture: 'https://img.example/a.jpg',
  publishedAt: '2026-11-20T04:30:00.000Z',
  body: paragraphsBody(['Rain [sic] fell on 12 [1] towns, a < b.']),
});
const link = (href: string, text: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'link', href, content: [text] }],
});

it('has nothing to tell of a source that is whole but what it has', () => {
  expect(
    importReport([whole, { ...whole, id: '2', lang: 'en', otherLanguage: 'mr' }], [], NOW),
  ).toEqual({
    summary: '2 stories of 2026-11-20; languages hi 1, mr 1; 2 with a picture; sections world 2',
    findings: [],
  });
});

it('says from when to when its stories are, and what is embedded in them', () => {
  const other = {
    ...whole,
    id: '2',
    publishedAt: '2024-03-12T04:30:00.000Z',
    body: [...(whole.body ?? []), youtube(), youtube()],
  };
  expect(importReport([whole, other], [], NOW).summary).toBe(
    '2 stories of 2024-03-12 to 2026-11-20; languages hi 2; 2 with a picture; sections world 2; embeds youtube 2',
  );
});

it.each([
  [{ publishedAt: null }, '1 of 2 without a date: shown last, and in no feed: "T" (2)'],
  [
    { publishedAt: '2027-01-01T00:00:00.000Z' },
    '1 of 2 dated in the future: shown last; the time zone of their system may be wrong: "T" (2)',
  ],
  [{ body: null }, '1 of 2 without a text: "T" (2)'],
  [
    { body: [...(whole.body ?? []), truncated()] },
    '1 of 2 with a text that is cut at the end: "T" (2)',
  ],
  [
    { category: 'Aas Paas', state: null },
    '1 of 2 in no section; give their categories a section in NEWS_CATEGORIES: Aas Paas 1: "T" (2)',
  ],
  [
    { category: null, state: null },
    '1 of 2 in no section: the source gives them no category: "T" (2)',
  ],
  [
    { canonicalUrl: 'https://agency.example/s' },
    '1 of 2 marked as copies of agency.example 1: search engines get that address, and no sitemap lists them: "T" (2)',
  ],
  [{ unlisted: true as const }, '1 of 2 kept out of search engines by their editors: "T" (2)'],
  [
    { body: paragraphsBody(['[vc_row][vc_column width="1/2"] a']) },
    '1 of 2 with shortcodes left in their text: "T" (2)',
  ],
  [
    { body: paragraphsBody(['[gallery ids="1,2"]']) },
    '1 of 2 with shortcodes left in their text: "T" (2)',
  ],
  [
    { body: paragraphsBody(['a [/caption]']) },
    '1 of 2 with shortcodes left in their text: "T" (2)',
  ],
  [{ body: paragraphsBody(['<p>a</p>']) }, '1 of 2 with tags left in their text: "T" (2)'],
  [
    { body: [link('https://www.facebook.com/x', 'Facebook (facebook.com)')] },
    'embeds shown as links: facebook.com 1',
  ],
])('tells of %j', (fields, finding) => {
  const other = { ...whole, id: '2', title: 'T', ...fields };
  expect(importReport([whole, other], [], NOW).findings).toEqual([finding]);
});

it('takes a story of one of the states for one that has a place', () => {
  const ofState = { ...whole, id: '2', category: 'Indore', state: 'madhyapradesh' };
  expect(importReport([whole, ofState], [], NOW).findings).toEqual([]);
});

it('tells what the readers have logged, and of what has no stories or pictures at all', () => {
  expect(importReport([], ['/feeds/1: dropped 2 of 3 entries'], NOW)).toEqual({
    summary: '0 stories',
    findings: ['/feeds/1: dropped 2 of 3 entries', 'no story could be read'],
  });
  expect(importReport([{ ...whole, picture: null }], [], NOW).findings).toEqual([
    'no story has a picture: add the picture hosts to NEWS_IMAGE_HOSTS',
  ]);
});
