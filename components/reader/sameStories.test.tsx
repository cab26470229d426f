/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import type { Source } from '@/lib/provider/source/source';
import { TIME_ZONE } from '@/lib/i18n/language';
import { startWordPress } from '@/lib/testing/fakeWordPress';
import { startRecordedServer } from '@/lib/testing/recordedServer';
import { NOW } from '@/lib/testing/samples';
import { words } from '@/lib/testing/words';
import type { Story, Term } from '@/lib/stories/model/story';
import { seedStories } from '@/sources/stories/stories.mjs';
import wordpress from '@/sources/wordpress/recordings/wordpress.json';
import { StoryArticle } from './StoryArticle';

/**
 * The same stories through several sources give the same article, compared as HTML: ids, moments and
 * the names of files aside, and what the format of a source has no place for (`lacks`).
 */
const SEED = seedStories();
type Seed = (typeof SEED)[number];
const RECORDINGS = join(__dirname, '../../sources');

const textOf = ({ body = [] }: Seed) =>
  body.map((block) => String(Reflect.get(Object(block), 'content'))).join('\n\n');
/** The provider's API has plain texts. */
const isPlain = ({ html, body = [] }: Seed) =>
  html === undefined &&
  body.length > 0 &&
  body.every((block) => {
    const { type, content } = Object(block) as { type: string; content: unknown[] };
    return type === 'paragraph' && content.every((part) => typeof part === 'string');
  });

/** The seed as the provider's API would send it. */
const apiEntry = (seed: Seed) => ({
  id: seed.slug,
  title: seed.title,
  description: seed.summary,
  content: textOf(seed),
  category: seed.category.name,
  state: seed.state?.name,
  author: seed.author.name,
  ...(seed.picture && { imageUrl: `/pictures/${seed.picture.name}.jpg` }),
});

async function startApi() {
  const server = createServer((request, response) =>
    response.end(
      JSON.stringify(request.url === '/api/news' ? SEED.filter(isPlain).map(apiEntry) : []),
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

type Server = { url: string; stop: () => Promise<unknown> };

const OF_GHOST = {
  'every-block-en': 'a picture of a gallery has no caption in Ghost’s editor',
  'hostile-markup-en': 'Ghost repairs broken markup before it stores it',
};

const SOURCES: {
  name: string;
  start: () => Promise<Server>;
  settings: (url: string) => Record<string, string>;
  source: () => Promise<Source>;
  lacks: readonly (keyof Story)[];
  isThere: (seed: Seed) => boolean;
  /** What the two systems make of the same story in different ways, and why. */
  differs?: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'api',
    start: startApi,
    settings: (url) => ({ NEWS_API_URL: url }),
    source: async () => (await import('@/lib/provider/api/apiSource')).apiSource,
    lacks: ['tags', 'pictureAlt'],
    isThere: isPlain,
  },
  {
    name: 'wordpress',
    start: startWordPress,
    settings: (url) => ({ NEWS_SOURCE: 'wordpress', NEWS_API_URL: url }),
    source: async () => (await import('@/lib/provider/wordpress/wordpressSource')).wordpressSource,
    lacks: [],
    // The newest alone are recorded.
    isThere: ({ slug }) => wordpress.posts.some((post) => post.slug === slug),
    differs: {
      ...OF_GHOST,
      'every-block-hi': 'WordPress has the title of an embed from its page',
      'hostile-markup-hi': 'a title of WordPress is HTML',
      'classic-text-en': 'a blank line in old texts of WordPress ends a paragraph',
    },
  },
  {
    name: 'feeds',
    start: () => startRecordedServer(join(RECORDINGS, 'feeds/recordings/eleventy.json')),
    settings: (url) => ({
      NEWS_SOURCE: 'feeds',
      NEWS_FEEDS: `${url}/feed.json`,
      NEWS_IMAGE_HOSTS: new URL(url).host,
    }),
    source: async () => (await import('@/lib/provider/feeds/feedsSource')).feedsSource,
    // Eleventy's plug-in writes none of these.
    lacks: ['summary', 'category', 'state', 'tags', 'author', 'authors', 'isMarathi'],
    isThere: () => true,
    differs: OF_GHOST,
  },
];

const GHOST = {
  start: () => startRecordedServer(join(RECORDINGS, 'ghost/recordings/ghost.json')),
  settings: (url: string) => ({
    NEWS_SOURCE: 'ghost',
    NEWS_API_URL: url,
    GHOST_CONTENT_KEY: '0'.repeat(26),
  }),
  source: async () => (await import('@/lib/provider/ghost/ghostSource')).ghostSource,
};

const given = { ...process.env };

/** The whole stories of a source by their titles, read as a deployment with these settings does. */
async function storiesOf({
  start,
  settings,
  source,
}: Pick<(typeof SOURCES)[number], 'start' | 'settings' | 'source'>) {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site.feeds'));
  const server = await start();
  process.env = { ...given, ...settings(server.url), NEWS_TIMEOUT_MS: '20000' };
  const chosen = await source();
  const news = await chosen.feed('news');
  if (!news.ok) throw new Error(news.error);
  const ids = news.value.stories.map(({ id }) => id);
  const whole = (await chosen.stories?.(ids)) ?? { ok: true as const, value: news.value.byId };
  if (!whole.ok) throw new Error(whole.error);
  await server.stop();
  return new Map(
    [...whole.value.values()].flatMap((story) => (story === 'gone' ? [] : [[story.title, story]])),
  );
}

/** Where a file stands, the numbers that a system adds to its name, and what Ghost adds to links. */
const FILE =
  /http:\/\/(?:localhost|127\.0\.0\.1):\d+\/[^"]*?\/([a-z_]+)(?:-\d+(?:x\d+)?|-scaled)*\.jpg/g;
const REFERRER = /[?&]ref=localhost/g;

/** A slug is one system's. */
const named = ({ name }: Term): Term => ({ name, slug: 'name' });

function comparable(story: Story, seed: Seed): Story {
  const plain = JSON.stringify(story, (key, value: unknown) =>
    ['width', 'height', 'modifiedAt'].includes(key) ? undefined : value,
  )
    .replace(FILE, 'http://localhost:4000/pictures/$1.jpg')
    .replace(REFERRER, '');
  const parsed = JSON.parse(plain) as Story;
  return {
    ...parsed,
    id: seed.slug,
    publishedAt: new Date(NOW).toISOString(),
    ...(parsed.authors && { authors: parsed.authors.map(named) }),
    ...(parsed.tags && { tags: parsed.tags.map(named) }),
  };
}

const htmlOf = (story: Story) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={story.lang} messages={words[story.lang]} timeZone={TIME_ZONE}>
      <StoryArticle
        story={story}
        shared={{ title: story.title, url: `https://narmada24.example/news/${story.id}` }}
        origin="https://narmada24.example"
        now={NOW}
        contacts={{ phone: { display: '', href: 'tel:' }, emails: [] }}
      />
    </NextIntlClientProvider>,
  ).replaceAll('><', '>\n<'); // a tag on each line, so that a difference can be read

let ghost: Map<string, Story>;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ghost = await storiesOf(GHOST);
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {})); // of media left out

it('Ghost has all of them', () => {
  expect([...ghost.keys()].sort()).toEqual(SEED.map(({ title }) => title).sort());
});

describe.each(SOURCES)('$name', ({ lacks, isThere, differs = {}, ...way }) => {
  let stories: Map<string, Story>;
  beforeAll(async () => {
    stories = await storiesOf(way);
  });

  const same = SEED.filter((seed) => isThere(seed) && !(seed.slug in differs));
  it.each(same.map((seed) => ({ slug: seed.slug, seed })))(
    'shows $slug as Ghost does',
    ({ seed }) => {
      const [one, other] = [ghost.get(seed.title), stories.get(seed.title)];
      if (!one || !other) throw new Error(`${seed.slug} is not there`);
      const filled = Object.fromEntries(lacks.map((field) => [field, one[field]]));
      expect(htmlOf(comparable({ ...other, ...filled }, seed))).toBe(htmlOf(comparable(one, seed)));
    },
  );
});
