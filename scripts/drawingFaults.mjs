import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reasonOf } from '../lib/reasonOf.mjs';

const SIDE_PX = 120;

/** Strips the parser's position: it refers to generated markup. @param {unknown} fault */
const reason = (fault) => reasonOf(fault).replace(/^.*(?:\(null\):\d+:\d+|of data): /s, '');

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** @param {string | Buffer} picture */
async function fileFault(picture) {
  try {
    // Reads only the size, so no limit is needed.
    const { format } = await sharp(Buffer.from(picture), { limitInputPixels: false }).metadata();
    return format === 'svg' && !picture.toString().replaceAll("'", '"').includes(NAMESPACE)
      ? `add ${NAMESPACE} to <svg>: browsers need it`
      : null;
  } catch (fault) {
    return `browsers cannot show this picture: ${reason(fault)}`;
  }
}

/** @param {{ viewBox: string, markup: string }} drawing */
async function drawingFault({ viewBox, markup }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}" viewBox="${viewBox}">${markup}</svg>`;
  const fault = await fileFault(svg);
  if (fault) return fault;
  const { channels } = await sharp(Buffer.from(svg)).ensureAlpha().stats();
  return channels.at(-1)?.max === 0 ? 'the drawing is empty' : null;
}

/**
 * Lists pictures of a configuration that cannot be shown. A wordmark with invalid XML breaks every
 * icon.
 *
 * @param {{ folder: string, name: string, configuration: import('./site/readSite').Configuration }} site
 */
export async function drawingFaults({ folder, name, configuration }) {
  const { icon, wordmarks, logo, content } = configuration;
  const files = [
    ...(logo ? [logo.file] : []),
    ...content.scenes.map((scene) => `content/scenes/${scene}.svg`),
  ].map((file) => ({ file, ask: () => fileFault(readFileSync(join(folder, file))) }));
  const drawings = wordmarks.map(({ script, drawing }) => ({
    file: drawing === logo?.drawing ? logo.file : `wordmarks/${script.toLowerCase()}.svg`,
    ask: () => drawingFault(drawing),
  }));
  const mark = { file: 'icon.svg', ask: () => drawingFault(icon) };
  /** @type {Map<string, string>} */
  const found = new Map();
  // One at a time: libvips keeps all error messages in one buffer, which each error empties.
  for (const { file, ask } of [...files, mark, ...drawings]) {
    const fault = found.has(file) ? null : await ask();
    if (fault) found.set(file, `${name}/${file}: ${fault}`);
  }
  return [...found.values()];
}
