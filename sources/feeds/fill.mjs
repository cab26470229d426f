#!/usr/bin/env node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from '../stories/pictures.mjs';
import { hiddenStories, seedStories } from '../stories/stories.mjs';
import { editorBlocks } from '../wordpress/editorBlocks.mjs';

/**
 * Writes the stories of ../stories, including drafts, as pages of Eleventy; install.sh calls it.
 */
const DIR = process.env.ELEVENTY_DIR ?? '/tmp/narmada-eleventy';
const MINUTE_MS = 60_000;

const src = join(DIR, 'src');
rmSync(src, { recursive: true, force: true });
mkdirSync(join(src, 'posts'), { recursive: true });

const drafts = hiddenStories().filter(({ status }) => status === 'draft');
const stories = [...seedStories(), ...drafts];
await drawPictures(stories, join(src, 'pictures'));

const pictureOf = (/** @type {string} */ name) => ({ id: 1, url: `/pictures/${name}.jpg` });

const now = Date.now();
stories.forEach((story, at) => {
  const front = {
    title: story.title,
    date: new Date(now - story.minutesAgo * MINUTE_MS - at * 1000).toISOString(),
    permalink: `/${story.slug}/`,
    ...(story.status === 'published' ? { tags: ['posts'] } : { draft: true }),
  };
  const html = story.body
    ? editorBlocks(story.body, pictureOf)
    : (story.html ?? '').replace(/picture:(\w+)/g, (_, name) => pictureOf(name).url);
  const picture = story.picture
    ? `<img src="${pictureOf(story.picture.name).url}" alt="${story.picture.alt.replace(/"/g, '&quot;')}">\n`
    : '';
  writeFileSync(
    join(src, 'posts', `${story.slug}.html`),
    // Without a template language, because texts contain template characters.
    `---json\n${JSON.stringify({ ...front, templateEngineOverride: false })}\n---\n${picture}${html}\n`,
  );
});
