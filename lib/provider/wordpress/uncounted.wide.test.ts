import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests();
beforeEach(() => {
  const posts = Array.from({ length: 47 }, (_, at) => ({
    id: at + 1,
    date_gmt: '2026-11-20T05:00:00',
    modified_gmt: '2026-11-20T05:00:00',
    title: { rendered: 'Rain' },
    excerpt: { rendered: '', protected: false },
    content: { rendered: '', protected: false },
  }));
  wordpress.data().posts = posts;
  wordpress.fail('/wp/v2/posts', (response, good) => void response.end(good));
  expectConsole('warn', /^news: \/\w+: the header x-wp-total is missing/);
});

const pageOf = async (number: number) => {
  const page = await wordpressSource.archive?.({ by: 'all' }, { number, size: 10 });
  return page?.ok ? [page.value.stories.length, page.value.total, page.value.isOpen] : page;
};

it('takes a full page for one of several', async () => {
  expect(await pageOf(1)).toEqual([10, 20, true]);
  expect(await pageOf(2)).toEqual([10, 30, true]);
  expect(await pageOf(5)).toEqual([7, 47, undefined]);
});

it.each([10, 20, 30, 47])('counts all posts for the sitemap, in parts of %d', async (size) => {
  const part = await wordpressSource.sitemap?.({ number: 1, size });
  expect(part?.ok && part.value.total).toBe(47);
});
