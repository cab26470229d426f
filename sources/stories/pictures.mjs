import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** @typedef {import('./stories.mjs').SeedStory} SeedStory */

/** Wide enough for a publishing system to create smaller sizes. */
const SIZE = { width: 1800, height: 1200 };

/**
 * Draws the stories' pictures, including those in their texts, as JPEG files.
 *
 * @param {readonly SeedStory[]} stories
 * @param {string} folder
 * @returns {Promise<Record<string, { file: string, alt: string, caption?: string }>>}
 *   by name of the drawing
 */
export async function drawPictures(stories, folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, { file: string, alt: string, caption?: string }>} */
  const drawn = {};
  const featured = stories.flatMap(({ picture }) => picture ?? []);
  const inTexts = JSON.stringify(stories).matchAll(/picture:(\w+)/g);
  for (const { name, alt, caption } of [
    ...featured,
    ...[...inTexts].map(([, name = '']) => ({ name, alt: '', caption: undefined })),
  ]) {
    if (drawn[name]) continue;
    const file = join(folder, `${name}.jpg`);
    const scene = fileURLToPath(new URL(`../../newsroom/pictures/${name}.svg`, import.meta.url));
    await sharp(scene)
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toFile(file);
    drawn[name] = { file, alt, ...(caption && { caption }) };
  }
  return drawn;
}
