#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPictures } from '../stories/pictures.mjs';
import { hiddenStories, seedStories } from '../stories/stories.mjs';
import { adminApi } from './adminApi.mjs';
import { documentOf, htmlCard, lexical } from './lexical.mjs';

/**
 * Empties the Ghost of install.sh, and fills it with the 60 stories of ../stories and the hidden
 * ones. Prints the settings for the site.
 */
const ORIGIN = `http://localhost:${process.env.GHOST_PORT ?? 5160}`;
const MINUTE_MS = 60_000;

const { call, upload, contentKey } = await adminApi(ORIGIN);

await call('DELETE', '/db/');

const stories = [...seedStories(), ...hiddenStories()];

const folder = mkdtempSync(join(tmpdir(), 'ghost-pictures-'));
const drawn = await drawPictures(stories, folder);
/** @type {Record<string, string>} */
const urls = {};
for (const [name, { file }] of Object.entries(drawn)) urls[name] = await upload(file);
rmSync(folder, { recursive: true });

/** @param {string} name */
function urlOf(name) {
  const url = urls[name];
  if (!url) throw new Error(`no picture ${name}`);
  return url;
}

/** Imported, because Ghost would only invite new users by e-mail. */
async function importDesks() {
  const desks = new Map(stories.map(({ author }) => [author.slug, author.name]));
  const users = [...desks].map(([slug, name], at) => ({
    id: at + 1,
    name,
    slug,
    email: `${slug}@narmada24.example`,
  }));
  const data = { db: [{ meta: { exported_on: Date.now(), version: '5.0.0' }, data: { users } }] };
  const form = new FormData();
  form.append(
    'importfile',
    new Blob([JSON.stringify(data)], { type: 'application/json' }),
    'desks.json',
  );
  await call('POST', '/db/', form);
}

await importDesks();
/** @type {{ users: { id: string, slug: string }[] }} */
const { users } = await call('GET', '/users/?limit=all');

/**
 * A slug identifies one tag, which has a name in one language; other scripts need a slug of their
 * own.
 */
const tagOf = (
  /** @type {{ slug: string, name: string }} */ { slug, name },
  /** @type {string} */ lang,
) => ({
  name,
  slug: lang === 'en' || /^[\x20-\x7e]+$/.test(name) ? slug : `${slug}-${lang}`,
});

/** Each status of the seed in Ghost; posts for members or payers are hidden from others. */
const STATUS = {
  published: { status: 'published', visibility: 'public' },
  draft: { status: 'draft', visibility: 'public' },
  private: { status: 'published', visibility: 'members' },
  password: { status: 'published', visibility: 'paid' },
  future: { status: 'scheduled', visibility: 'public' },
  trashed: { status: 'published', visibility: 'public' },
};

const now = Date.now();
for (const [at, story] of [...stories.entries()].reverse()) {
  const author = users.find(({ slug }) => slug === story.author.slug);
  const html = story.html?.replace(/picture:(\w+)/g, (_, name) => urlOf(name));
  const post = {
    ...STATUS[story.status],
    title: story.title,
    slug: story.slug,
    custom_excerpt: story.summary.slice(0, 300),
    lexical: html ? documentOf([htmlCard(html)]) : lexical(story.body ?? [], urlOf),
    featured: story.isSticky || story.tags.some(({ slug }) => slug === 'featured'),
    tags: [story.category, ...(story.state ? [story.state] : []), ...story.tags].map((term) =>
      tagOf(term, story.lang),
    ),
    ...(author && { authors: [{ id: author.id }] }),
    ...(story.picture && {
      feature_image: urlOf(story.picture.name),
      feature_image_alt: story.picture.alt.slice(0, 190),
      feature_image_caption: story.picture.caption ?? null,
    }),
    // One second apart, so that stories of the same minute keep their order.
    published_at: new Date(now - story.minutesAgo * MINUTE_MS - at * 1000).toISOString(),
  };
  const { posts } = await call('POST', '/posts/', { posts: [post] });
  if (story.status === 'trashed') await call('DELETE', `/posts/${posts[0].id}/`);
}

process.stdout.write(
  `${stories.length} posts, ${Object.keys(urls).length} pictures\n` +
    `NEWS_SOURCE=ghost NEWS_API_URL=${ORIGIN} GHOST_CONTENT_KEY=${await contentKey()}\n`,
);
