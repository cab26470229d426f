import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { getAllStories } from './getAllStories';

const upstream = fakeUpstream();

const entry = (id: string, title = `Story ${id}`) => ({ id, title });

it('has the stories of all feeds in both languages, each once', async () => {
  expectConsole('error', /\/featured-stories: the answer is not a list/);
  upstream.sends('/breaking-news', [entry('a'), { _id: 'b1', ...entry('b', 'पुल खुला') }]);
  upstream.sends('/featured-stories', { articles: [entry('c')] });
  upstream.sends('/news', [entry('a', 'The same elsewhere'), entry('d')]);
  const { stories, coverage } = await getAllStories();
  expect(stories.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(stories.find(({ id }) => id === 'a')?.title).toBe('Story a');
  expect(coverage).toBe('complete');
});

it('counts a failed feed as empty, and reports it', async () => {
  expectConsole('error', /featured/);
  upstream.sends('/breaking-news', []);
  upstream.sendsText('/featured-stories', '', 500);
  upstream.sends('/news', [entry('d')]);
  expect(await getAllStories()).toMatchObject({
    stories: [{ id: 'd' }],
    coverage: 'partial',
    unread: ['featured'],
  });
});

it('says when nothing answered', async () => {
  expectConsole('error', /Failed to fetch/);
  expect(await getAllStories()).toEqual({
    stories: [],
    coverage: 'none',
    unread: ['breaking', 'featured', 'news'],
  });
});
