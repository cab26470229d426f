import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Source } from '@/lib/provider/source/source';
import { valueOrEmpty } from '@/lib/result';
import { inlineText } from '@/lib/story/bodyText';
import type { Story, Term } from '@/lib/story/story';
import { seedStories } from '@/sources/stories/stories.mjs';
import { fakeWordPress } from './fakeWordPress';
import { forgetProcess } from './forgetProcess';
import { startLocalServer } from './localServer';
import { startRecordedServer } from './recordedServer';
import { NOW } from './samples';

/**
 * The four sources with the same 60 stories (`sources/stories`) behind them: three as real servers were
 * recorded to give them, the provider's API as it would send them.
 */
export const SEED = seedStories();
export type Seed = (typeof SEED)[number];

const RECORDINGS = join(__dirname, '../../sources');

type Server = { url: string; stop: () => Promise<unknown> };
export type SeededSource = {
  name: string;
  start: () => Promise<Server>;
  settings: (url: string) => Record<string, string>;
  source: () => Promise<Source>;
};

const paragraphSchema = z.object({ type: z.literal('paragraph'), content: z.array(z.unknown()) });
const inlineSchema = z.union([
  z.string(),
  z.object({ type: z.literal('break') }).transform(() => '\n'),
  z.object({ content: z.array(z.unknown()) }).transform(({ content }) => plainOf(content)),
]);
const plainOf = (content: readonly unknown[]): string =>
  content.map((part) => inlineSchema.safeParse(part).data ?? '').join('');

/** The seed as the provider's API would send it: of the text its paragraphs. */
const apiEntry = (seed: Seed) => ({
  id: seed.slug,
  title: seed.title,
  description: seed.summary,
  content: (seed.body ?? [])
    .flatMap((block) => paragraphSchema.safeParse(block).data ?? [])
    .map(({ content }) => plainOf(content))
    .join('\n\n'),
  category: seed.category.name,
  state: seed.state?.name,
  author: seed.author.name,
  timestamp: new Date(NOW - seed.minutesAgo * 60_000).toISOString(),
  ...(seed.picture && { imageUrl: `/pictures/${seed.picture.name}.jpg` }),
});

function startApi(): Promise<Server> {
  const news = JSON.stringify(SEED.map(apiEntry).toReversed());
  return startLocalServer((request, response) =>
    response.end(request.url === '/api/news' ? news : '[]'),
  );
}

const records = z.array(z.record(z.string(), z.unknown()));
const allSchema = z.object({
  posts: records,
  media: records,
  users: records,
  categories: records,
  tags: records,
});
const allOfWordPress = () =>
  allSchema.parse(
    JSON.parse(readFileSync(join(RECORDINGS, 'wordpress/recordings/all.json'), 'utf8')),
  );

export const SEEDED = {
  api: {
    name: 'api',
    start: startApi,
    settings: (url) => ({ NEWS_API_URL: url }),
    source: async () => (await import('@/lib/provider/api/apiSource')).apiSource,
  },
  wordpress: {
    name: 'wordpress',
    async start() {
      const fake = fakeWordPress({ recorded: allOfWordPress() });
      await fake.start();
      return fake;
    },
    settings: (url) => ({ NEWS_SOURCE: 'wordpress', NEWS_API_URL: url }),
    source: async () => (await import('@/lib/provider/wordpress/wordpressSource')).wordpressSource,
  },
  feeds: {
    name: 'feeds',
    start: () => startRecordedServer(join(RECORDINGS, 'feeds/recordings/eleventy.json')),
    settings: (url) => ({
      NEWS_SOURCE: 'feeds',
      NEWS_FEEDS: `${url}/feed.json`,
      NEWS_IMAGE_HOSTS: new URL(url).host,
    }),
    source: async () => (await import('@/lib/provider/feeds/feedsSource')).feedsSource,
  },
  ghost: {
    name: 'ghost',
    start: () => startRecordedServer(join(RECORDINGS, 'ghost/recordings/ghost.json')),
    settings: (url) => ({
      NEWS_SOURCE: 'ghost',
      NEWS_API_URL: url,
      GHOST_CONTENT_KEY: '0'.repeat(26),
    }),
    source: async () => (await import('@/lib/provider/ghost/ghostSource')).ghostSource,
  },
} as const satisfies Record<string, SeededSource>;

const given = { ...process.env };

/** What is read of a source by a deployment with its settings. */
async function reading<T>(
  { start, settings, source }: SeededSource,
  read: (source: Source) => Promise<T>,
): Promise<T> {
  jest.resetModules();
  forgetProcess();
  const server = await start();
  process.env = {
    ...given,
    ...settings(server.url),
    NEWS_MIN_AGE_MS: '0',
  };
  const result = await read(await source());
  await server.stop();
  return result;
}

async function newsOf(source: Source) {
  const news = await source.feed('news');
  if (!news.ok) throw new Error(news.error);
  return news.value;
}

const byTitle = (stories: readonly Story[]) =>
  new Map(stories.map((story) => [story.title, story]));

/** The whole stories of a source, by their titles. */
export const wholeStories = (seeded: SeededSource) =>
  reading(seeded, async (source) => {
    const news = await newsOf(source);
    const ids = news.stories.map(({ id }) => id);
    const whole = (await source.stories?.(ids)) ?? { ok: true as const, value: news.byId };
    if (!whole.ok) throw new Error(whole.error);
    return byTitle([...whole.value.values()].flatMap((story) => (story === 'gone' ? [] : story)));
  });

/** As many polls as bring all excerpts and sizes of WordPress, 24 a second. */
const POLLS = 4;

/** The stories of a source's lists, newest first. */
export const listedStories = (seeded: SeededSource) =>
  reading(seeded, async (source) => {
    const clock = jest.spyOn(performance, 'now');
    for (let poll = 0; poll < POLLS; poll += 1) {
      clock.mockReturnValue(1_000 * (poll + 1));
      await newsOf(source);
    }
    const { list } = await newsOf(source);
    clock.mockRestore();
    return valueOrEmpty(list).toReversed();
  });

/** Where a file stands, the numbers that a system adds to its name, and what Ghost adds to links. */
const FILE =
  /http:\/\/(?:localhost|127\.0\.0\.1):\d+\/[^"]*?\/([a-z_]+)(?:-\d+(?:x\d+)?|-scaled)*\.jpg/g;
const REFERRER = /[?&]ref=localhost/g;

/** A slug is one system's. */
const named = ({ name }: Term): Term => ({ name, slug: 'name' });

/** A story without what says which system it comes from: ids, moments, the names of files. */
export function comparable(story: Story, seed: Seed): Story {
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

/** What a plain text carries of a story's: its paragraphs, without marks, links and breaks of lines. */
export const asPlainText = (story: Story): Story => ({
  ...story,
  body:
    story.body?.flatMap((block) =>
      block.type === 'paragraph'
        ? { ...block, content: [inlineText(block.content).replaceAll('\n', ' ')] }
        : [],
    ) ?? null,
});
