import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests();
beforeEach(() => {
  wordpress.data().posts = Array.from({ length: 47 }, (_, at) => ({
    id: at + 1,
    date_gmt: '2026-11-20T05:00:00',
    modified_gmt: '2026-11-20T05:00:00',
    title: { rendered: 'Rain' },
    content: { rendered: '', protected: false },
  }));
});

/** Answers with so many posts at once, whatever is asked for. */
const giveAtMost = (count: number, total = '47') =>
  wordpress.fail('/wp/v2/posts', (response, good) => {
    const posts: unknown = JSON.parse(good);
    const few = Array.isArray(posts) ? posts.slice(0, count) : posts;
    response.writeHead(200, { 'x-wp-total': total }).end(JSON.stringify(few));
  });

const archived = async (size: number) => {
  const page = await wordpressSource.archive?.({ by: 'all' }, { number: 1, size });
  return page?.ok ? [page.value.stories.length, page.value.total] : page;
};

it('reads a list in several calls from a WordPress that gives few posts at once', async () => {
  expectConsole('warn', /gives only [12]0 of /);
  giveAtMost(10);
  expect(await archived(30)).toEqual([30, 47]);
  const part = await wordpressSource.sitemap?.({ number: 1, size: 100 });
  expect(part?.ok && part.value.stories).toHaveLength(47);
});

it.each([
  ['per_page must be between 1 (inclusive) and 20 (inclusive)', [20, 10]],
  ['per_page 1 और 20 के बीच होना चाहिए', [20, 10]],
  ['per_page is wrong', [10, 10, 10]],
])('asks a WordPress that refuses more for what it allows: %s', async (per_page, sizes) => {
  expectConsole('error', /answered 400/);
  expectConsole('warn', / a call/);
  const asked: number[] = [];
  wordpress.fail('/wp/v2/posts', (response, good) => {
    const size = Number(wordpress.calls.at(-1)?.params.get('per_page'));
    asked.push(size);
    const refused = { code: 'rest_invalid_param', data: { status: 400, params: { per_page } } };
    if (size > 20) response.writeHead(400).end(JSON.stringify(refused));
    else response.writeHead(200, { 'x-wp-total': '47' }).end(good);
  });
  await archived(30);
  expect(await archived(30)).toEqual([30, 47]);
  expect(asked).toEqual([30, ...sizes]);
});

it('has all of the newest from it', async () => {
  expectConsole('warn', /gives only [12]0 of /);
  giveAtMost(20);
  const news = await wordpressSource.feed('news');
  expect(news.ok && news.value.stories).toHaveLength(47);
});

it('asks once alone for more where the count is wrong', async () => {
  giveAtMost(100, '1000');
  await archived(100);
  await archived(99);
  const offsets = wordpress.calls.map(({ params }) => params.get('offset'));
  expect(offsets.filter((offset) => offset !== null && offset !== '0')).toEqual(['47']);
});

it('takes 0 for no count', async () => {
  expectConsole('warn', /the header x-wp-total is missing/);
  giveAtMost(100, '0');
  expect(await archived(10)).toEqual([10, 20]);
});

it('asks a slow host for fewer posts at once, and keeps what came', async () => {
  expectConsole('error', /answered 504/);
  const included: number[] = [];
  wordpress.fail('/wp/v2/posts', (response, good) => {
    const count = wordpress.calls.at(-1)?.params.get('include')?.split(',').length ?? 0;
    if (count > 0) included.push(count);
    response.writeHead(count > 20 ? 504 : 200, { 'x-wp-total': '47' }).end(good);
  });
  const first = await wordpressSource.feed('news');
  expect(first.ok && first.value.list.ok).toBe(false);
  const second = await wordpressSource.feed('news');
  expect(second.ok && second.value.stories).toHaveLength(47);
  expect(included).toContain(47);
  expect(Math.max(...included.slice(included.indexOf(47) + 1))).toBeLessThanOrEqual(24);
});
