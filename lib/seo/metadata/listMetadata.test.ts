import { PAGE_SIZE } from '@/lib/pages/paging';
import { err, ok } from '@/lib/result';
import { getLatest } from '@/lib/stories/getNews';
import { card } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { listMetadata } from './listMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/stories/getNews', () => ({ getLatest: jest.fn() }));

const NO_STORY = { by: 'state', state: 'gujarat' } as const;
const ORIGIN = 'http://localhost:3000';
const cards = (count: number, category: string) =>
  Array.from({ length: count }, (_, at) => card({ id: `${category}${at}`, category }));

function open(locale: 'en' | 'hi', query: string) {
  speakOnServer(locale);
  jest
    .mocked(getLatest)
    .mockResolvedValue(ok([...cards(PAGE_SIZE + 1, 'world'), ...cards(3, 'cricket')]));
  return Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
}

describe('the pages of a list', () => {
  it.each([
    ['en', 'page=2', 'World news – page 2 | Narmada 24', '/world?page=2'],
    ['hi', 'page=2', 'दुनिया की ख़बरें – पेज 2 | नर्मदा 24', '/hi/world?page=2'],
    ['en', 'page=1', 'World news | Narmada 24', '/world'],
    ['en', 'page=two', 'World news | Narmada 24', '/world'],
    ['en', '', 'World news | Narmada 24', '/world'],
  ] as const)('in %s, ?%s is called %s', async (locale, query, title, path) => {
    const searchParams = open(locale, query);
    const { alternates, openGraph, ...metadata } = await listMetadata('/world', searchParams);
    const english = path.replace(/^\/hi/, '');
    expect(metadata).toMatchObject({ title, robots: { index: true } });
    expect(openGraph).toMatchObject({ title: title.split(' | ')[0], url: ORIGIN + path });
    expect(alternates).toMatchObject({
      canonical: ORIGIN + path,
      languages: {
        'en-IN': ORIGIN + english,
        'hi-IN': `${ORIGIN}/hi${english}`,
        'x-default': ORIGIN + english,
      },
    });
  });

  it('have the feeds of the list', async () => {
    const first = await listMetadata('/world', open('en', ''));
    const second = await listMetadata('/world', open('en', 'page=2'));
    expect(second.alternates?.types).toEqual(first.alternates?.types);
  });

  it.each([
    ['/world', 'page=3'],
    ['/sports/cricket', 'page=2'],
    ['/videos', 'page=2'],
  ] as const)('end: %s has no ?%s', async (path, query) => {
    const number = query.slice(-1);
    expect(await listMetadata(path, open('en', query))).toEqual({
      title: `There is no page ${number} of this list | Narmada 24`,
      robots: { index: false },
    });
  });

  it('are not said to be missing while the news cannot be had', async () => {
    const searchParams = open('en', 'page=9');
    jest.mocked(getLatest).mockResolvedValue(err('Failed to fetch news'));
    expect((await listMetadata('/world', searchParams)).robots).toMatchObject({ index: true });
  });

  it('are views of the list when filtered: they say their number, and that the list is canonical', async () => {
    const searchParams = open('en', 'state=gujarat&page=2');
    const { title, alternates } = await listMetadata('/india', searchParams, {
      by: 'categories',
      categories: ['world'],
    });
    expect([title, alternates?.canonical]).toEqual([
      expect.stringMatching(/ – page 2 \| Narmada 24$/),
      `${ORIGIN}/india`,
    ]);
  });

  it('of a filter end where what it leaves ends', async () => {
    const searchParams = open('en', 'state=gujarat&page=2');
    expect((await listMetadata('/india', searchParams, NO_STORY)).robots).toEqual({ index: false });
  });

  it('await the news only where it is asked for a later one', async () => {
    const searchParams = open('en', '');
    jest.mocked(getLatest).mockClear();
    await listMetadata('/world', searchParams);
    expect(getLatest).not.toHaveBeenCalled();
  });
});
