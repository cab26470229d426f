import {
  areShortBesideSidebar,
  besideSidebar,
  blocksBesideSidebar,
  cardsBeside,
  isShortBesideSidebar,
  isTooShort,
  listBesideSidebar,
  standsBeside,
} from './besideSidebar';

const list = (count: number, picture: string | null) =>
  Array.from({ length: count }, () => ({ picture }));
const PICTURE = 'lake.jpg';

it.each([
  // 250 + 6 x 66 = 646 px
  [24, PICTURE, 'lead', 600, { count: 7, roomPx: -46 }],
  // 200 + 8 x 56 = 648 px
  [24, null, 'lead', 600, { count: 9, roomPx: -48 }],
  [3, null, 'lead', 600, { count: 3, roomPx: 288 }],
  // Half of a lead alone is less than its own height.
  [1, null, 'lead', 600, { count: 1, roomPx: 300 }],
  // 690 px already
  [24, PICTURE, 'column', 600, { count: 1, roomPx: -90 }],
  [0, null, 'column', 600, { count: 0, roomPx: 600 }],
  [24, null, 'grid', 600, { count: 24, roomPx: 0 }],
  [0, null, 'grid', 600, { count: 0, roomPx: 600 }],
  // 2 x 110 px of words; how high a picture is there is not known.
  [2, null, 'grid', 600, { count: 2, roomPx: 380 }],
  [2, PICTURE, 'grid', 600, { count: 2, roomPx: 0 }],
  [1, PICTURE, 'grid', 600, { count: 1, roomPx: 410 }],
] as const)(
  'of %d stories (picture: %s) as %s beside %d px',
  (count, picture, layout, px, expected) => {
    expect(besideSidebar(list(count, picture), layout, px)).toEqual(expected);
  },
);

it.each([
  // 540 + 540 px
  [[4, 4, 4, 4], PICTURE, 0, { stories: 8, blocks: 2, isEnd: false }],
  [[4, 4, 4, 4], null, 0, { stories: 12, blocks: 3, isEnd: false }],
  // 400 + 5 x 120 px of the long block, 400 + 400 + 120 px of two.
  [[24, 2], null, 0, { stories: 14, blocks: 1, isEnd: false }],
  [[4, 20], null, 0, { stories: 10, blocks: 2, isEnd: false }],
  // Three rows would be left, or none of a block's that begins late.
  [[17], null, 0, { stories: 17, blocks: 1, isEnd: false }],
  [[4, 4, 20], null, 0, { stories: 12, blocks: 3, isEnd: false }],
  // 600 px of room; the foreign ones take 60 + 100 px, or 60 + 14 x 100.
  [[4], null, 3, { stories: 4, blocks: 1, isEnd: true }],
  [[4], null, 40, { stories: 4, blocks: 1, isEnd: false }],
  [[], null, 0, { stories: 0, blocks: 0, isEnd: true }],
] as const)(
  'of blocks of %j stories (picture: %s) and %d foreign ones beside 1,000 px',
  (blocks, picture, foreign, expected) => {
    const stories = blocks.map((count) => list(count, picture));
    expect(blocksBesideSidebar(stories, { foreign, sidebarPx: 1000 })).toEqual({
      ...expected,
      samples: 0,
    });
  },
);

it.each([
  // 200 + 4 x 56 px leave 576; nine foreign stories take 360 of them, a row of samples would take 480.
  [5, 9, 1000, { stories: 5, isEnd: true, samples: 0 }],
  [5, 0, 1000, { stories: 5, isEnd: true, samples: 3 }],
  [30, 6, 600, { stories: 9, isEnd: false, samples: 0 }],
] as const)(
  'of %d stories and %d foreign ones beside %d px',
  (own, foreign, sidebarPx, expected) => {
    const stories = [
      ...list(own, null).map((story) => ({ ...story, lang: 'hi' as const })),
      ...list(foreign, null).map((story) => ({ ...story, lang: 'en' as const })),
    ];
    expect(listBesideSidebar(stories, { layout: 'lead', locale: 'hi', sidebarPx })).toEqual(
      expected,
    );
  },
);

it.each([
  [300, 300, true],
  [599, 300, true],
  [600, 300, false],
  [60, 0, false],
  [60, -40, false],
  [0, 0, false],
])('%d px beside a room of %d px: %s', (px, roomPx, expected) => {
  expect(standsBeside(px, roomPx)).toBe(expected);
});

it.each([
  [-100, 0],
  [200, 0],
  [300, 3],
  [900, 6],
])('a room of %d px has %d cards', (roomPx, count) => {
  expect(cardsBeside(roomPx)).toBe(count);
});

it.each([
  [1000, 500, false],
  [1000, 501, true],
  [0, 0, false],
])(
  'beside a sidebar of %d px a list that leaves %d of them empty is too short: %s',
  (px, room, is) => {
    expect(isTooShort(px, room)).toBe(is);
  },
);

it.each([
  // 300 px of 900: 600 are more than a third; with a foreign story 440 are, with six (260) still.
  [1, 0, 0, true],
  [1, 1, 0, true],
  [1, 6, 0, true],
  // A row of samples takes 480, so that 120 are left.
  [1, 0, 3, false],
  // 200 + 8 x 56 px
  [9, 0, 0, false],
] as const)(
  '%d stories, %d foreign ones and %d samples beside 900 px',
  (own, foreign, samples, is) => {
    const stories = [
      ...list(own, null).map((story) => ({ ...story, lang: 'en' as const })),
      ...list(foreign, null).map((story) => ({ ...story, lang: 'hi' as const })),
    ];
    const sizes = { layout: 'lead', locale: 'en', sidebarPx: 900, samples } as const;
    expect(isShortBesideSidebar(stories, sizes)).toBe(is);
  },
);

it.each([
  [[1], 0, true],
  // 2 x 400 px of 1,000
  [[4, 4], 0, false],
  // 400 + 60 + 300 px
  [[4], 9, false],
  [[], 0, true],
] as const)('blocks of %j stories and %d foreign ones beside 1,000 px', (blocks, foreign, is) => {
  const stories = blocks.map((count) => list(count, null));
  expect(areShortBesideSidebar(stories, { foreign, sidebarPx: 1000 })).toBe(is);
});
