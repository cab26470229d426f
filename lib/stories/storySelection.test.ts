import { card } from '@/lib/testing/samples';
import { firstWithout, inCategories, inState, moreStories, withVideo } from './storySelection';

const idsOf = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).join(' ');
const filed = (id: string, category: string | null, state: string | null = null) =>
  card({ id, category, state });

describe('inCategories', () => {
  it('knows a category however it is written, in the order given', () => {
    const given = [
      filed('a', 'Stock Market'),
      filed('b', 'sports'),
      filed('c', 'BUSINESS'),
      filed('d', 'stock-market'),
      filed('e', null),
      filed('f', 'शेयर'),
    ];
    expect(idsOf(inCategories(given, ['business', 'stockmarket']))).toBe('a c d');
  });
});

describe('inState', () => {
  it('knows a state by id or name', () => {
    const given = [
      filed('a', null, 'madhya-pradesh'),
      filed('b', null, 'Madhya Pradesh'),
      filed('c', null, 'atlantis'),
      filed('d', null),
    ];
    expect(idsOf(inState(given, 'madhyapradesh'))).toBe('a b');
  });
});

describe('withVideo', () => {
  it('keeps what can be watched', () => {
    const given = [
      card({ id: 'a' }),
      card({ id: 'b', videoUrl: 'https://example.org/v' }),
      card({ id: 'c', youtubeId: 'dQw4w9WgXcQ' }),
    ];
    expect(idsOf(withVideo(given))).toBe('b c');
  });
});

describe('firstWithout', () => {
  const stories = ['a', 'b', 'c', 'd'].map((id) => card({ id }));
  it.each([
    [['b', 'z'], 2, 'a c'],
    [['b', 'z'], 9, 'a c d'],
    [['a', 'b', 'c', 'd'], 2, ''],
    [[], 3, 'a b c'],
    [[], 0, ''],
  ])('leaves out %j, the first %d: %s', (shown, count, expected) => {
    const others = shown.map((id) => ({ id }));
    expect(idsOf(firstWithout(stories, others, count))).toBe(expected);
  });
});

describe('moreStories', () => {
  const pictured = (id: string, picture: string | null, youtubeId: string | null = null) =>
    card({ id, picture, youtubeId });
  const stories = [
    pictured('a', 'lake.jpg'),
    pictured('b', 'rain.jpg', ''),
    pictured('c', null, ''),
    pictured('d', 'lake.jpg', ''),
    pictured('e', 'train.jpg'),
    pictured('f', 'hills.jpg', ''),
    pictured('g', 'plate.jpg', ''),
    pictured('h', 'tiger.jpg', ''),
  ];
  const four = ['w', 'x', 'y', 'z'].map((id) => pictured(id, null));

  it.each([
    ['newest', 'a b c'],
    ['videos', 'b c d'],
  ] as const)('of the kind %s are three, with or without a picture: %s', (kind, expected) => {
    expect(idsOf(moreStories(stories, { pictured: four, plain: [] }, kind))).toBe(expected);
  });

  it.each([
    ['newest', 'a b c e f g h'],
    ['videos', 'b c d f g h'],
  ] as const)('of the kind %s are more on a page of few stories: %s', (kind, expected) => {
    expect(idsOf(moreStories(stories, { pictured: [], plain: [] }, kind))).toBe(expected);
  });

  it('have no picture that the page shows', () => {
    const shown = [...four, pictured('x', 'rain.jpg'), pictured('y', 'lake.jpg')];
    expect(idsOf(moreStories(stories, { pictured: shown, plain: [] }, 'videos'))).toBe('c f g');
  });

  it('are none that the page shows, whose pictures another may have when they stand without', () => {
    const [lake, , , alsoLake] = stories;
    const plain = [lake, stories[4]].filter((story) => story !== undefined);
    expect(alsoLake?.picture).toBe(lake?.picture);
    expect(idsOf(moreStories(stories, { pictured: four, plain }, 'newest'))).toBe('b c d');
  });
});
