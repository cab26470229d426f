import { ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { storiesById } from './singlePosts';

const wordpress = wordpressForTests();

const askedFor = (fields: RegExp) =>
  wordpress.calls.filter(({ params }) => fields.test(params.get('_fields') ?? '')).length;

it('gives whole stories with their body, authors and topics', async () => {
  const result = await storiesById(['864', '868']);
  const story = result.ok ? result.value.get('864') : undefined;
  expect(story).toMatchObject({
    author: 'State Desk',
    authors: [{ name: 'State Desk', slug: 'state-desk' }],
    tags: [{ name: 'Narmada', slug: 'narmada' }],
  });
  const types = typeof story === 'object' ? story.body?.map(({ type }) => type) : [];
  expect(types).toEqual([
    'paragraph',
    'heading',
    'list',
    'heading',
    'list',
    'quotation',
    'picture',
    'gallery',
    'table',
    'embed',
    'embed',
    'embed',
    'rule',
    'paragraph',
  ]);
  expect(askedFor(/content(,|$)/)).toBe(1);
});

describe('a post with terms of Co-Authors Plus', () => {
  const authorsOf = async () => {
    const post = wordpress.data().posts.find(({ id }) => id === 864);
    Object.assign(post ?? {}, { coauthors: [31, 32] });
    const result = await storiesById(['864']);
    return result.ok ? result.value.get('864') : undefined;
  };
  const asked = () =>
    wordpress.calls.filter(({ route }) => route === '/coauthors/v1/coauthors').length;

  it('is by whom the plug-in names, asked once', async () => {
    const named = [
      { display_name: 'Asha Rao', user_nicename: 'asha' },
      { display_name: 'Ravi &amp; Co', user_nicename: 'ravi' },
    ];
    wordpress.fail('/coauthors/v1/coauthors', (response) => response.end(JSON.stringify(named)));
    expect(await authorsOf()).toMatchObject({ author: 'Asha Rao, Ravi & Co' });
    await storiesById(['864']);
    expect(asked()).toBe(1);
  });

  it('is its user’s where an older one names nobody', async () => {
    expect(await authorsOf()).toMatchObject({ author: 'State Desk' });
    expect(asked()).toBe(1);
  });

  it('is asked for by no other post', async () => {
    await storiesById(['864']);
    expect(asked()).toBe(0);
  });
});

it.each([
  ['an id that no post has', '4711'],
  ['a draft', '924'],
  ['a private post', '925'],
  ['a future one', '927'],
  ['one in the trash', '928'],
  ['one behind a password', '926'],
])('has no story for %s', async (_, id) => {
  expect(await storiesById([id])).toEqual(ok(new Map()));
});

it.each([['rain-in-bhopal'], ['0'], ['-1'], ['1e3'], ['12345678901234567890'], ['8 64'], ['']])(
  'asks nobody for %j, which is no id of a post',
  async (id) => {
    expect(await storiesById([id])).toEqual(ok(new Map()));
    expect(wordpress.calls).toEqual([]);
  },
);

it('asks for a text once, as long as the newest posts say that it is the same', async () => {
  await storiesById(['866']);
  await storiesById(['866']);
  expect(askedFor(/content(,|$)/)).toBe(1);
  Object.assign(wordpress.data().posts[0] ?? {}, {
    modified_gmt: '2026-11-25T03:00:00',
    content: { rendered: '<p>New words.</p>', protected: false },
  });
  const result = await storiesById(['866']);
  expect(result.ok && result.value.get('866')).toMatchObject({
    body: [{ type: 'paragraph', content: ['New words.'] }],
  });
});

it('shows a picture that the text has at the site’s own name, from before WordPress moved', async () => {
  const picture = '<img src="http://localhost:3000/wp-content/uploads/a.jpg">';
  Object.assign(wordpress.data().posts[0] ?? {}, {
    featured_media: 0,
    content: { rendered: `<p>Rain.</p>${picture}`, protected: false },
  });
  const result = await storiesById(['866']);
  expect(result.ok && result.value.get('866')).toMatchObject({
    picture: `${wordpress.url}/wp-content/uploads/a.jpg`,
  });
});

it('asks each time for a post that is older than the newest', async () => {
  wordpress
    .data()
    .posts.unshift(
      ...Array.from({ length: 100 }, (_, at) => ({ ...wordpress.data().posts[1], id: 5000 + at })),
    );
  await storiesById(['866']);
  await storiesById(['866']);
  expect(askedFor(/content(,|$)/)).toBe(2);
});

it('fails with the catalogue’s message', async () => {
  expectConsole('error', /^news: \/(news|stories): /);
  wordpress.fail('/wp/v2/posts', (response) => response.writeHead(500).end());
  expect(await storiesById(['866'])).toEqual({ ok: false, error: 'News article not found' });
});

it('shows a story without authors where WordPress tells nobody who they are', async () => {
  wordpress.fail('/wp/v2/users', (response) => response.writeHead(401).end('{}'));
  const result = await storiesById(['866']);
  expect(result.ok && result.value.get('866')).not.toHaveProperty('author');
  await storiesById(['868']);
  expect(wordpress.routesAsked().filter((route) => route === '/wp/v2/users')).toHaveLength(1);
  expect(wordpress.routesAsked().filter((route) => route === '/')).toHaveLength(2);
});

it.each([
  ['the same address', '2026/rain/', 'Guest'],
  ['an older address', 'rain', 'Guest'],
  ['another post', '2026/wind/', 'State Desk'],
  ['another post by number', '?p=7', 'State Desk'],
])('is by whom Yoast’s head names, if that is its own: %s', async (_, path, author) => {
  Object.assign(wordpress.data().posts.find(({ id }) => id === 864) ?? {}, {
    link: 'https://news.example/2026/11/rain/',
    yoast_head_json: { author: 'Guest', og_url: `https://news.example/${path}` },
  });
  const result = await storiesById(['864']);
  expect(result.ok && result.value.get('864')).toMatchObject({ author });
});

it('has the caption and credit of the featured file', async () => {
  const picture = wordpress.data().posts.find(({ id }) => id === 868)?.featured_media;
  Object.assign(wordpress.data().media.find(({ id }) => id === picture) ?? {}, {
    caption: { rendered: '<p>The bridge at dawn (Photo: State Desk)</p>\n' },
  });
  const result = await storiesById(['868']);
  expect(result.ok && result.value.get('868')).toMatchObject({
    pictureCaption: 'The bridge at dawn',
    pictureCredit: 'State Desk',
  });
});

it('shows the files that a shortcode knows by their ids', async () => {
  const [file] = wordpress.data().media;
  Object.assign(wordpress.data().posts.find(({ id }) => id === 868) ?? {}, {
    content: { rendered: `<p>[gallery ids="${file?.id},99999"]</p>`, protected: false },
  });
  const result = await storiesById(['868']);
  const story = result.ok ? result.value.get('868') : undefined;
  expect(typeof story === 'object' && story.body).toMatchObject([
    { type: 'picture', picture: { url: expect.stringContaining('/wp-content/uploads/') } },
  ]);
});
