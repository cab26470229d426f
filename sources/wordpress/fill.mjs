#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawPictures } from '../stories/pictures.mjs';
import { hiddenStories, manyStories, seedStories } from '../stories/stories.mjs';
import { editorBlocks } from './editorBlocks.mjs';

/**
 * Empties the WordPress of install.sh, and fills it with ../stories, or with `--posts` generated
 * ones; beyond 300 they are copied in SQL.
 */
const { values } = parseArgs({
  options: { posts: { type: 'string' }, hindi: { type: 'boolean', default: false } },
});

const DIR = process.env.WP_DIR ?? '/tmp/narmada-wordpress';
const SITE = `${DIR}/root${process.env.WP_PATH ?? ''}`;
const WRITTEN_OUT = 300;

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = values.posts === undefined ? null : Number(values.posts);
const stories =
  wanted === null
    ? [...seedStories(), ...hiddenStories()]
    : manyStories(Math.min(wanted, WRITTEN_OUT), { lang: values.hindi ? 'hi' : 'en' });

/** @param {string} script @param {object} input */
function runPhp(script, input) {
  const file = join(DIR, 'tmp', 'fill.json');
  mkdirSync(join(DIR, 'tmp'), { recursive: true });
  writeFileSync(file, JSON.stringify(input));
  const php = ['php', '-d', 'memory_limit=1G', join(here, script), file];
  const command =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=www-data', '--regid=www-data', '--clear-groups', ...php]
      : php;
  return execFileSync(command[0] ?? 'php', command.slice(1), {
    env: { ...process.env, WP_SITE: SITE },
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const drawn = await drawPictures(stories, join(DIR, 'tmp', 'pictures'));
/** @type {Record<string, { id: number, url: string }>} */
const pictures = JSON.parse(runPhp('fill.php', { clean: true, pictures: drawn }));

/** @param {string} name */
function pictureOf(name) {
  const picture = pictures[name];
  if (!picture) throw new Error(`no picture ${name}`);
  return picture;
}

const posts = stories.map(({ body, html, category, state, picture, ...story }) => ({
  ...story,
  content: body
    ? editorBlocks(body, pictureOf)
    : (html ?? '').replace(/picture:(\w+)/g, (_, name) => pictureOf(name).url),
  categories: [category, ...(state ? [state] : [])],
  ...(picture && { picture: pictureOf(picture.name).id }),
}));
runPhp('fill.php', { posts, ...(wanted !== null && wanted > WRITTEN_OUT && { copies: wanted }) });
rmSync(join(DIR, 'tmp', 'pictures'), { recursive: true });
process.stdout.write(`${wanted ?? posts.length} posts, ${Object.keys(pictures).length} pictures\n`);
