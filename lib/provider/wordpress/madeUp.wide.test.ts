import { createProvider } from '@/lib/provider/provider';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { wordpressSource } from './wordpressSource';

const provider = createProvider(() => wordpressSource);
const wordpress = wordpressForTests();
beforeEach(async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000_000); // no second goes by, however busy the machine
  await provider.list('news');
  wordpress.calls.length = 0;
});

const MANY = 200;

/** What readers of many URLs that somebody makes up ask for, as the page of each does. */
it.each<[string, (at: number) => Promise<unknown>, number]>([
  ['stories', (at) => provider.lookUp([`${800_000 + at}`], 'en'), 10],
  ['addresses by slug', (at) => provider.idAt(`/nothing-${at}/`), 10],
  ['addresses by id', (at) => provider.idAt(`/news/${800_000 + at}`), 20],
  ['authors', (at) => provider.archive({ by: 'author', slug: `x${at}` }, FIRST), 60],
  ['tags', (at) => provider.archive({ by: 'tag', slug: `x${at}` }, FIRST), 60],
  ['searches', (at) => provider.archive({ by: 'words', words: `x${at}` }, FIRST), 60],
  ['page numbers', (at) => provider.archive({ by: 'all' }, { number: 900 + at, size: 10 }), 60],
])('200 made-up %s at once cost few calls', async (_, ask, most) => {
  await Promise.all(Array.from({ length: MANY }, (__, at) => ask(at)));
  expect(wordpress.calls.length).toBeLessThanOrEqual(most);
  expect(wordpress.calls.length).toBeGreaterThan(0);
});

const FIRST = { number: 1, size: 10 };

it('what is not there is not asked for again', async () => {
  await provider.lookUp(['800000'], 'en');
  await provider.archive({ by: 'tag', slug: 'made-up' }, FIRST);
  wordpress.calls.length = 0;
  expect(await provider.lookUp(['800000'], 'en')).toMatchObject({ coverage: 'complete' });
  expect(await provider.archive({ by: 'tag', slug: 'made-up' }, FIRST)).toMatchObject({ ok: true });
  expect(wordpress.calls).toEqual([]);
});
