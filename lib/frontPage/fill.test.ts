import { fill, PAGE_STORIES, type Wanted } from './fill';

type Item = { id: string };

const items = (ids: string): Item[] => ids.split(' ').map((id) => ({ id }));
const many = (count: number, name = 's'): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }));
const block = (candidates: readonly Item[], rest: Partial<Wanted<Item>> = {}): Wanted<Item> => ({
  candidates,
  count: 2,
  least: 1,
  ...rest,
});
const ids = (lists: readonly (readonly Item[])[]) =>
  lists.map((list) => list.map(({ id }) => id).join(' '));

describe('fill', () => {
  it.each<[string, Wanted<Item>[], string[], string[]]>([
    [
      'gives each block its first stories',
      [block(items('a b c')), block(items('d e f'))],
      [],
      ['a b', 'd e'],
    ],
    [
      'shows no story twice',
      [block(items('a b c d')), block(items('a b c d'))],
      [],
      ['a b', 'c d'],
    ],
    ['leaves out what stands above', [block(items('a b c'))], ['a', 'b'], ['c']],
    [
      'lets the block with the fewest choose first',
      [block(items('a b c d e')), block(items('a b'))],
      [],
      ['c d', 'a b'],
    ],
    [
      'leaves out a block with too little, and gives its stories to others',
      [block(items('a'), { least: 2 }), block(items('a b c'))],
      [],
      ['', 'a b'],
    ],
    [
      'keeps what editors named, wherever else it stands',
      [block(items('a b c'), { isChosen: true }), block(items('b c d'))],
      ['a'],
      ['a b', 'c d'],
    ],
    ['has nothing of nothing', [block([]), block([], { count: 'rest' })], [], ['', '']],
  ])('%s', (_, blocks, chosen, expected) => {
    expect(ids(fill(blocks, chosen))).toEqual(expected);
  });

  it.each([
    ['what is missing to a full page', 30, 100, PAGE_STORIES - 30],
    ['six at least', 55, 100, 6],
    ['forty at most', 0, 100, 40],
    ['no more than there are', 30, 5, 5],
  ])('takes as the rest %s', (_, above, left, expected) => {
    const chosen = many(above, 'above').map(({ id }) => id);
    const [rest] = fill([block(many(left), { count: 'rest' })], chosen);
    expect(rest).toHaveLength(expected);
  });

  it('counts as the rest less what is still awaited above', () => {
    const [rest] = fill([block(many(100), { count: 'rest' })], [], PAGE_STORIES - 10);
    expect(rest).toHaveLength(10);
  });

  it('gives the rest what no other block took, wherever it stands', () => {
    const blocks = [block(items('a b c'), { count: 'rest' }), block(items('a b c d e f'))];
    expect(ids(fill(blocks, []))).toEqual(['c', 'a b']);
  });
});
