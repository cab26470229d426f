import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests();

async function idsOf(name: 'breaking' | 'featured' | 'news') {
  const result = await wordpressSource.feed(name);
  return result.ok ? result.value.stories.map(({ id }) => id) : result.error;
}

async function slidesOf(locale: 'en' | 'hi') {
  const result = await wordpressSource.posters();
  const slides = result.ok ? result.value.slides : result;
  return slides.ok ? (slides.value.get(locale) ?? []).map(({ id }) => id) : slides.error;
}

const post = (id: number) => wordpress.data().posts.find((each) => each.id === id) ?? {};

describe('the front page', () => {
  it('has the newest posts as news, the newest last', async () => {
    const ids = await idsOf('news');
    expect(ids.slice(-3)).toEqual(['864', '865', '866']);
    expect(ids).toHaveLength(19);
  });

  it('has the posts tagged breaking and featured as those blocks', async () => {
    expect(await idsOf('breaking')).toEqual(['867', '868', '869']);
    expect(await idsOf('featured')).toEqual(['864', '867', '873', '875']);
  });

  it('has sticky posts as posters, those of the page’s language first', async () => {
    expect(await slidesOf('en')).toEqual(['864', '876', '886', '867', '878', '887']);
    expect(await slidesOf('hi')).toEqual(['867', '878', '887', '864', '876', '886']);
  });

  it('shows no post behind a password, sticky and tagged as it is', async () => {
    const shown = [
      ...(await idsOf('news')),
      ...(await idsOf('breaking')),
      ...(await idsOf('featured')),
      ...(await slidesOf('en')),
    ];
    expect(shown).not.toContain('926');
  });

  it('shows no post that does not say whether it is behind a password', async () => {
    post(866).content = { rendered: '<p>Rain.</p>' };
    expect(await idsOf('news')).not.toContain('866');
  });
});

describe('a WordPress of which nothing is known', () => {
  beforeEach(() => {
    wordpress.data().tags.length = 0;
    for (const each of wordpress.data().posts) each.sticky = false;
  });

  it('has the newest that the hero does not show as breaking news', async () => {
    expect((await idsOf('breaking')).slice(0, 3)).toEqual(['871', '872', '873']);
  });

  it('has the newest with a picture in the hero', async () => {
    post(866).featured_media = 0;
    expect(await slidesOf('en')).toEqual(['865', '864', '868', '870', '867', '869', '874', '875']);
  });

  it('features what breaking news has last, where 19 posts are too few for three blocks', async () => {
    expect((await idsOf('featured')).slice(0, 4)).toEqual(['923', '922', '887', '886']);
  });

  it('has the newest in the hero where no post has a picture', async () => {
    for (const each of wordpress.data().posts) each.featured_media = 0;
    expect((await slidesOf('hi')).slice(0, 2)).toEqual(['866', '867']);
  });

  it('has nothing where there are no posts', async () => {
    wordpress.data().posts.length = 0;
    expect(await idsOf('news')).toEqual([]);
    expect(await slidesOf('en')).toBe('No valid posters found');
  });
});

describe('a poll', () => {
  it('asks for no more than what tells a change', async () => {
    await idsOf('news');
    wordpress.calls.length = 0;
    const [first, second] = [
      await wordpressSource.feed('news'),
      await wordpressSource.feed('news'),
    ];
    expect(wordpress.calls.map(({ params }) => params.get('_fields'))).toEqual([
      'id,modified_gmt,content.protected',
      'id,modified_gmt,content.protected',
    ]);
    expect(first).toEqual(second);
    expect(Object.is(first.ok && first.value, second.ok && second.value)).toBe(true);
  });

  it('asks for the post that has changed, and for no other', async () => {
    await idsOf('news');
    wordpress.calls.length = 0;
    Object.assign(post(866), {
      modified_gmt: '2026-11-25T03:00:00',
      title: { rendered: 'Sun &amp; wind' },
    });
    const result = await wordpressSource.feed('news');
    expect(result.ok && result.value.byId.get('866')).toMatchObject({
      title: 'Sun & wind',
      modifiedAt: '2026-11-25T03:00:00.000Z',
    });
    const includes = wordpress.calls.map(({ params }) => params.get('include'));
    expect(new Set(includes)).toEqual(new Set([null, '866']));
  });

  it('shows a post no longer that was taken back or hidden', async () => {
    expect(await idsOf('news')).toContain('866');
    post(866).content = { rendered: '', protected: true };
    wordpress.data().posts.splice(1, 1);
    const ids = await idsOf('news');
    expect(ids).not.toContain('866');
    expect(ids).not.toContain('865');
  });

  it('keeps what a feed last held while it fails', async () => {
    await idsOf('news');
    expectConsole('error', /^news: \/news: Failed to fetch news: answered 500$/);
    wordpress.fail('/wp/v2/posts', (response) => response.writeHead(500).end());
    expect(await idsOf('news')).toBe('Failed to fetch news');
    expect(wordpressSource.lastFeed('news')?.stories).toHaveLength(19);
  });
});

it('asks for pictures’ sizes and excerpts of 24 posts a second at most', async () => {
  const first = wordpress.data().posts[0] ?? {};
  wordpress.data().posts = Array.from({ length: 100 }, (_, at) => ({
    ...first,
    id: 1000 + at,
    featured_media: 0,
  }));
  await Promise.all([idsOf('news'), slidesOf('en')]);
  const asked = wordpress.calls
    .filter(({ params }) => params.get('_fields') === 'id,excerpt.rendered')
    .map(({ params }) => params.get('include')?.split(',').length);
  expect(asked).toEqual([24]);
});

it('gives a story all that a card shows', async () => {
  const result = await wordpressSource.feed('news');
  expect(result.ok && result.value.byId.get('864')).toEqual({
    id: '864',
    lang: 'en',
    title: 'Ferry timetable for the wet months, with every stop “&” fare',
    summary: 'A long read with pictures, a table and a recording.',
    body: null,
    picture: `${wordpress.url}/wp-content/uploads/2026/11/ferry-1024x683.jpg`,
    pictureAlt: 'A ferry with a yellow roof on a wide river',
    category: 'travel',
    state: 'madhyapradesh',
    place: null,
    publishedAt: '2026-11-25T01:53:09.000Z',
    modifiedAt: '2026-11-25T01:53:09.000Z',
    views: null,
    videoUrl: null,
    youtubeId: null,
    highlights: [],
    priority: 1,
  });
});

it('heads a post that has neither a title nor an excerpt by its text', async () => {
  Object.assign(post(866), {
    title: { rendered: '' },
    excerpt: { rendered: '\n', protected: false },
    content: { rendered: '<p>It <b>rained</b>.</p>', protected: false },
  });
  const result = await wordpressSource.feed('news');
  const story = result.ok && result.value.stories.find(({ id }) => id === '866');
  expect(story).toMatchObject({ title: 'It rained.', summary: '', body: null });
  const asked = wordpress.calls.filter(({ params }) => params.get('_fields') === 'id,content');
  expect(asked.map(({ params }) => params.get('include'))).toEqual(['866']);
});

it('takes the words of a title and an excerpt, and no markup', async () => {
  const result = await wordpressSource.feed('news');
  const hostile = result.ok ? result.value.byId.get('870') : undefined;
  expect(hostile?.title).toBe('Editors’ puzzle: bold & signs in a headline');
  expect(hostile?.summary).toBe('What an editor may paste.');
});

it('shows stories without what could not be had beside them', async () => {
  expectConsole('error', /^news: \/(categories|media|media-sizes): Failed to fetch/);
  for (const route of ['categories', 'media'])
    wordpress.fail(`/wp/v2/${route}`, (response) => response.writeHead(500).end());
  const result = await wordpressSource.feed('news');
  expect(result.ok && result.value.byId.get('864')).toMatchObject({
    picture: null,
    category: null,
  });
});

it('asks for categories and tags once a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  await idsOf('breaking');
  now.mockReturnValue(59_999);
  await idsOf('breaking');
  const terms = () =>
    wordpress.routesAsked().filter((route) => /^\/wp\/v2\/(categories|tags)$/.test(route)).length;
  expect(terms()).toBe(2);
  now.mockReturnValue(60_000);
  await idsOf('breaking');
  expect(terms()).toBe(4);
});
