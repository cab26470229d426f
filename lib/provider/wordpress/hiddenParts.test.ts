import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { storiesById } from './singlePosts';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests();

const FILE = 'https://cms.example/wp-content/uploads/2026/11/rain.jpg';
const shownPath = '/wp-content/uploads/2026/11/rain.jpg';

const withPictures = () => wordpress.data().posts.filter((post) => Number(post.featured_media) > 0);
const askedOfPosts = () =>
  wordpress.calls.filter(({ params }) => params.get('_fields')?.includes('jetpack'));

async function picturesOf(ids: readonly unknown[]) {
  const result = await wordpressSource.feed('news');
  const stories = result.ok ? result.value.stories : [];
  return stories.filter(({ id }) => ids.map(String).includes(id)).map(({ picture }) => picture);
}

/** As WordPress does with the files of a draft. */
function hide(files: readonly unknown[]) {
  const data = wordpress.data();
  data.media = data.media.filter(({ id }) => !files.includes(id));
}

it('asks nothing more where each file is told', async () => {
  await picturesOf([]);
  expect(withPictures().length).toBeGreaterThan(3);
  expect(askedOfPosts()).toEqual([]);
});

it.each([
  ['Jetpack', { jetpack_featured_media_url: FILE }],
  ['Yoast', { yoast_head_json: { og_image: [{ width: 1200, url: FILE }] } }],
  ['a plug-in for apps', { featured_media_src_url: FILE, featured_image_src: false }],
  ['another', { featured_image_src: FILE, jetpack_featured_media_url: '' }],
  ['a plug-in for blocks', { uagb_featured_image_src: { full: [FILE, 1200, 800, false] } }],
  ['an older plug-in for apps', { better_featured_image: { id: 7, source_url: FILE } }],
  ['WordPress itself, embedded', { _embedded: { 'wp:featuredmedia': [{ source_url: FILE }] } }],
])('shows the picture of a draft’s file as %s tells it', async (_, fields) => {
  const [post] = withPictures().slice(-1);
  hide([post?.featured_media]);
  Object.assign(post ?? {}, fields);
  expect(await picturesOf([post?.id])).toEqual([wordpress.url + shownPath]);
  const id = String(post?.id);
  const found = await storiesById([id]);
  expect(found.ok && found.value.get(id)).toMatchObject({ picture: wordpress.url + shownPath });
});

it.each([
  ['of its own', { fifu_image_url: FILE }],
  ['of registered meta', { meta: { fifu_image_url: FILE } }],
])('shows the picture from elsewhere that FIFU keeps in a field %s', async (_, fields) => {
  const post = wordpress.data().posts.find(({ featured_media: file }) => file === 0);
  Object.assign(post ?? {}, fields);
  expect(await picturesOf([post?.id])).toEqual([wordpress.url + shownPath]);
  expect(askedOfPosts()).toEqual([]);
});

it('asks once for all posts of a WordPress that tells of no file', async () => {
  wordpress.fail('/wp/v2/media', (response) => response.writeHead(403).end('{}'));
  for (const post of withPictures()) post.jetpack_featured_media_url = FILE;
  const ids = withPictures().map(({ id }) => id);
  const pictures = await picturesOf(ids);
  expect(new Set(pictures)).toEqual(new Set([wordpress.url + shownPath]));
  expect(askedOfPosts()).toHaveLength(1);
});

it('names an author whom WordPress embeds, where a plug-in for security hides its users', async () => {
  wordpress.fail('/wp/v2/users', (response) => response.writeHead(401).end('{}'));
  const [post] = wordpress.data().posts;
  Object.assign(post ?? {}, {
    author: 7,
    _embedded: { author: [{ id: 7, name: 'Asha Rao', slug: 'asha', link: 'https://cms.example' }] },
  });
  const id = String(post?.id);
  const found = await storiesById([id]);
  expect(found.ok && found.value.get(id)).toMatchObject({
    author: 'Asha Rao',
    authors: [{ name: 'Asha Rao', slug: 'asha' }],
  });
});

it('takes what WordPress refuses to embed for nothing', async () => {
  const [post] = withPictures().slice(-1);
  hide([post?.featured_media]);
  const refusal = { code: 'rest_forbidden', data: { status: 401 } };
  Object.assign(post ?? {}, {
    _embedded: { 'wp:featuredmedia': [refusal], author: [refusal] },
    jetpack_featured_media_url: FILE,
  });
  expect(await picturesOf([post?.id])).toEqual([wordpress.url + shownPath]);
});
