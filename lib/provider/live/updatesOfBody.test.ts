import type { Block } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import { updatesOfBody } from './updatesOfBody';

const p = (text: string): Block => ({ type: 'paragraph', content: [text] });
const h = (text: string, level: 2 | 3 | 4 = 2): Block => ({
  type: 'heading',
  level,
  content: [text],
});
const POST = {
  publishedAt: '2026-11-20T04:00:00.000Z',
  modifiedAt: '2026-11-20T04:00:00.000Z',
  timeZone: 'Asia/Kolkata',
};
const read = (...blocks: Block[]) => {
  const { intro, updates } = updatesOfBody(blocks, POST);
  return [
    bodyText(intro),
    ...updates.map(({ at, headline, body }) => [at, headline, body && bodyText(body)]),
  ];
};

it.each<[string, Block[], unknown[]]>([
  [
    'headings with a time, the newest first',
    [p('Intro.'), h('11:00 AM: Bill'), p('Two.'), h('10:30 AM: Meets'), p('One.')],
    [
      'Intro.',
      ['2026-11-20T05:00:00.000Z', 'Meets', 'One.'],
      ['2026-11-20T05:30:00.000Z', 'Bill', 'Two.'],
    ],
  ],
  [
    'headings with a time, the oldest first',
    [h('10:30'), p('One.'), h('11:00'), p('Two.'), h('11:30'), p('Three.')],
    [
      '',
      ['2026-11-20T05:00:00.000Z', '', 'One.'],
      ['2026-11-20T05:30:00.000Z', '', 'Two.'],
      ['2026-11-20T06:00:00.000Z', '', 'Three.'],
    ],
  ],
  [
    'lines of a time, each below a headline',
    [h('Bill'), p('11:00'), p('Two.'), h('Meets'), p('10:30'), p('One.')],
    [
      '',
      ['2026-11-20T05:00:00.000Z', 'Meets', 'One.'],
      ['2026-11-20T05:30:00.000Z', 'Bill', 'Two.'],
    ],
  ],
  [
    'lines of a time, each above a headline',
    [p('सुबह 11:00 बजे'), h('विधेयक'), p('दो।'), p('सुबह 10:30 बजे'), h('शुरू'), p('एक।')],
    ['', ['2026-11-20T05:00:00.000Z', 'शुरू', 'एक।'], ['2026-11-20T05:30:00.000Z', 'विधेयक', 'दो।']],
  ],
  [
    'paragraphs that begin with a time',
    [p('11:00: Two.'), p('10 बजे से बारिश है।'), p('10:30 – One.')],
    [
      '',
      ['2026-11-20T05:00:00.000Z', '', 'One.'],
      ['2026-11-20T05:30:00.000Z', '', 'Two.\n\n10 बजे से बारिश है।'],
    ],
  ],
  [
    'headings within an update stay its text',
    [h('11:00 Bill'), p('Two.'), h('Why', 3), p('So.')],
    ['', ['2026-11-20T05:30:00.000Z', 'Bill', 'Two.\n\nWhy\n\nSo.']],
  ],
  [
    'headings alone, of which the order alone is known',
    [h('Bill'), p('Two.'), h('Small', 4), h('Meets', 3), p('One.')],
    [
      '',
      ['2026-11-20T04:00:00.000Z', 'Meets', 'One.'],
      ['2026-11-20T04:00:00.001Z', 'Bill', 'Two.\n\nSmall'],
    ],
  ],
  [
    'a night',
    [h('0:15'), p('Three.'), h('11:50 pm'), p('Two.'), h('11:40 pm'), p('One.')],
    [
      '',
      ['2026-11-20T18:10:00.000Z', '', 'One.'],
      ['2026-11-20T18:20:00.000Z', '', 'Two.'],
      ['2026-11-20T18:45:00.000Z', '', 'Three.'],
    ],
  ],
  [
    'days beside the times, the newest first, of which the post tells the year',
    [p('21 Nov, 0:15'), p('Two.'), p('20 Nov, 23:50'), p('One.')],
    ['', ['2026-11-20T18:20:00.000Z', '', 'One.'], ['2026-11-20T18:45:00.000Z', '', 'Two.']],
  ],
  [
    'a day that the times below it share',
    [h('19 नवंबर 2026, 10:30 AM'), p('One.'), h('11:00 AM'), p('Two.'), h('11:30 AM'), p('Three.')],
    [
      '',
      ['2026-11-19T05:00:00.000Z', '', 'One.'],
      ['2026-11-19T05:30:00.000Z', '', 'Two.'],
      ['2026-11-19T06:00:00.000Z', '', 'Three.'],
    ],
  ],
  [
    'a time without a text is none',
    [h('11:00'), h('10:30'), p('One.')],
    ['', ['2026-11-20T05:00:00.000Z', '', 'One.']],
  ],
  [
    'neither times nor headings: all is introduction',
    [p('One.'), h('Small', 4)],
    ['One.\n\nSmall'],
  ],
])('%s', (_, blocks, expected) => {
  expect(read(...blocks)).toEqual(expected);
});

const idsOf = (...blocks: Block[]) => updatesOfBody(blocks, POST).updates.map(({ id }) => id);

it('an update keeps its id when its text is edited and others come', () => {
  expect(idsOf(h('10:30 Meets'), p('One.'))).toEqual(['t202611200500']);
  expect(idsOf(h('11:00 Bill'), p('Two.'), h('10:30 It meets'), p('Edited.'))).toEqual([
    't202611200500',
    't202611200530',
  ]);
});

it('two of one minute have ids of their own, the older one first', () => {
  expect(idsOf(h('10:30 Second'), p('b'), h('10:30 First'), p('a'))).toEqual([
    't202611200500',
    't202611200500-2',
  ]);
});

it.each([
  ['Asia/Kolkata', '2026-11-20T05:00:00.000Z'],
  ['+05:30', '2026-11-20T05:00:00.000Z'],
  ['America/New_York', '2026-11-19T15:30:00.000Z'],
  ['+00:00', '2026-11-20T10:30:00.000Z'],
])('times are of the clock of %s, from the day of publication there', (timeZone, at) => {
  const { updates } = updatesOfBody([h('10:30'), p('One.')], { ...POST, timeZone });
  expect(updates.map((update) => update.at)).toEqual([at]);
});

const PARTY = '2026-12-31T16:00:00.000Z';
const MORNING = '2026-12-31T19:00:00.000Z';
it.each([
  {
    name: 'on its eve, the newest first',
    publishedAt: PARTY,
    days: ['1 Jan, 0:30', '31 Dec, 23:50'],
  },
  {
    name: 'on its eve, the oldest first',
    publishedAt: PARTY,
    days: ['31 Dec, 23:50', '1 Jan, 0:30'],
  },
  { name: 'on its first day', publishedAt: MORNING, days: ['1 Jan, 0:30', '31 Dec, 23:50'] },
  { name: 'on its eve, one dated', publishedAt: PARTY, days: ['1 Jan, 0:30', '23:50', '22:00'] },
])('days without a year are of the New Year of a post $name', ({ publishedAt, days }) => {
  const { updates } = updatesOfBody(
    days.flatMap((day) => [h(day), p('One.')]),
    { ...POST, publishedAt },
  );
  expect(
    updates
      .map(({ at }) => at)
      .toSorted()
      .slice(-2),
  ).toEqual(['2026-12-31T18:20:00.000Z', '2026-12-31T19:00:00.000Z']);
});

describe('a time before the last one', () => {
  const MATCH = ['11:00', '17:00', '18:30', '9:00', '9:30'];
  it.each<[string, string, string[], string[]]>([
    ['is of the next day, the oldest first', '21T04:05', MATCH, ['21T03:30', '21T04:00']],
    [
      'is of the next day, the newest first',
      '21T04:05',
      MATCH.toReversed(),
      ['21T03:30', '21T04:00'],
    ],
    ['is of the same day, if the next has not come', '20T13:10', MATCH, ['20T03:30', '20T04:00']],
    [
      'is of the same day, if those below it have not come on the next',
      '21T06:00',
      ['11:00', '14:00', '11:30', '14:30', '15:00'],
      ['20T06:00', '20T09:00'],
    ],
    [
      'is of the same day, if it is little before',
      '21T18:00',
      ['11:00', '14:00', '12:30', '15:00'],
      ['20T07:00'],
    ],
    [
      'is of the next day, if it is half a day before',
      '20T04:00',
      ['23:30', '23:40', '23:50', '0:15'],
      ['20T18:45'],
    ],
  ])('%s', (_, modified, times, expected) => {
    const { updates } = updatesOfBody(
      times.flatMap((time) => [h(time), p('One.')]),
      { ...POST, modifiedAt: `2026-11-${modified}:00.000Z` },
    );
    expect(updates.map(({ at }) => at.slice(8, 16))).toEqual(expect.arrayContaining(expected));
    expect(updates).toHaveLength(times.length);
  });
});
