import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createBody } from './http.mjs';

/** @typedef {import('./http.mjs').Body} Body */

const WIDTH = 1200;
const HEIGHT = 800;

/**
 * @param {string} picturesDir
 * @returns {(name: string) => Promise<Body | undefined>} undefined for an unknown scene
 */
export function createPictures(picturesDir) {
  /** @type {Map<string, { mtimeMs: number, body: Promise<Body> }>} */
  const rendered = new Map();

  return async (name) => {
    const path = join(picturesDir, `${name}.svg`);
    const drawing = await stat(path).catch(() => undefined);
    if (!drawing) return undefined;

    const last = rendered.get(name);
    if (last?.mtimeMs === drawing.mtimeMs) return last.body;

    // Keeps the promise, so that simultaneous requests share one rendering.
    const body = render(path);
    rendered.set(name, { mtimeMs: drawing.mtimeMs, body });
    body.catch(() => rendered.delete(name));
    return body;
  };
}

/** @param {string} path */
async function render(path) {
  const jpeg = await sharp(path)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return createBody(jpeg, { type: 'image/jpeg', cacheControl: 'public, max-age=3600' });
}
