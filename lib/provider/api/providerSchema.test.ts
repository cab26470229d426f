import { providerPosterSchema, providerStorySchema } from './providerSchema';

const faultsOf = (
  result:
    | ReturnType<typeof providerStorySchema.safeParse>
    | ReturnType<typeof providerPosterSchema.safeParse>,
) => result.error?.issues.map(({ path }) => path.join('.')) ?? [];

const WRONG = [null, 7, true, [], {}, '', '   '] as const;

describe('providerStorySchema', () => {
  it.each([
    [{ id: 7, title: 'Rain' }, '7'],
    [{ id: '7', title: 'Rain' }, '7'],
    [{ id: ' b-7 ', title: 'Rain' }, 'b-7'],
    [{ id: 0, title: 'Rain' }, '0'],
  ])('takes %j by its id', (given, id) => {
    expect(providerStorySchema.parse(given).id).toBe(id);
  });

  it('mends halves of an emoji, in ids as well', () => {
    expect(providerStorySchema.parse({ id: 'v\ud83d', title: '\ude42 Rain 🙂' })).toMatchObject({
      id: 'v\uFFFD',
      title: '\uFFFD Rain 🙂',
    });
  });

  it('takes _id alone, and keeps both', () => {
    expect(providerStorySchema.parse({ _id: '66a', title: 'Rain' })).toMatchObject({ _id: '66a' });
    expect(providerStorySchema.parse({ id: 7, _id: '66a', headline: 'Rain' })).toMatchObject({
      id: '7',
      _id: '66a',
    });
  });

  it.each([
    ['no id', { title: 'Rain' }, ['id']],
    ['an empty id', { id: '', title: 'Rain' }, ['id']],
    ['an id that is neither text nor number', { id: { $oid: '1' }, title: 'Rain' }, ['id']],
    ['an id that no URL can hold', { id: '.', _id: '..', title: 'Rain' }, ['id']],
    ['no title', { id: 1 }, ['title']],
    ['a blank title', { id: 1, title: '  ' }, ['title']],
    ['a title that is a number', { id: 1, title: 24 }, ['title']],
    ['neither', {}, ['id', 'title']],
    ['no object', 'Rain', ['']],
    ['null', null, ['']],
    ['a list', [], ['']],
  ])('refuses %s', (_, given, paths) => {
    expect(faultsOf(providerStorySchema.safeParse(given))).toEqual(paths);
  });

  it.each([
    'summary',
    'description',
    'shortDescription',
    'content',
    'fullContent',
    'fullDescription',
    'image',
    'imageUrl',
    'thumbnail',
    'thumbnailUrl',
    'category',
    'state',
    'location',
    'city',
    'videoUrl',
    'youtubeUrl',
  ] as const)('treats a %s of a wrong type as missing', (field) => {
    const read = WRONG.map(
      (wrong) => providerStorySchema.parse({ id: 1, title: 'Rain', [field]: wrong })[field],
    );
    expect(read).toEqual(WRONG.map(() => undefined));
  });

  it.each([
    ['priority', [null, '', ' ', [], {}, true, false, 'high']],
    ['views', [null, '', [], {}, true]],
    ['timestamp', [null, '', [], {}, true]],
    ['time', [null, '', [], {}]],
    ['createdAt', [null, '', [], {}]],
    ['highlights', [null, 'one', 7, {}]],
    ['headline', WRONG],
  ] as const)('treats a %s of a wrong type as missing, too', (field, wrongs) => {
    const read = wrongs.map(
      (wrong) => providerStorySchema.parse({ id: 1, title: 'Rain', [field]: wrong })[field],
    );
    expect(read).toEqual(wrongs.map(() => undefined));
  });

  it.each([
    [2, 2],
    ['2', 2],
    [0, 0],
    [-1, -1],
  ])('reads the priority %j as %d', (priority, expected) => {
    expect(providerStorySchema.parse({ id: 1, title: 'Rain', priority }).priority).toBe(expected);
  });
});

describe('providerPosterSchema', () => {
  it.each([
    ['a title', { id: 1, title: 'Rain' }],
    ['an image', { id: 'p', image: '/a.jpg' }],
    ['a title and an image of a wrong type', { id: 1, title: 'Rain', image: 7 }],
  ])('keeps one with an id and %s', (_, given) => {
    expect(providerPosterSchema.safeParse(given).success).toBe(true);
  });

  it.each([
    ['no id', { title: 'Rain', image: '/a.jpg' }, ['id']],
    ['an empty id', { id: ' ', title: 'Rain' }, ['id']],
    ['_id instead of id', { _id: '1', title: 'Rain' }, ['id']],
    ['neither title nor image', { id: 1, description: 'Rain' }, ['title']],
    ['a Hindi title alone', { id: 1, hindTitle: 'बारिश' }, ['title']],
    ['null', null, ['']],
  ])('drops one with %s', (_, given, paths) => {
    expect(faultsOf(providerPosterSchema.safeParse(given))).toEqual(paths);
  });
});
