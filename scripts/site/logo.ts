import type { SiteFolder } from './siteFolder';

/** A logo as a picture, which keeps its own colours. */
export type Logo = {
  /** In the folder, and at the root of the site. */
  file: string;
  width: number;
  height: number;
  /** For pages and cards alike, so it carries the picture with it. */
  drawing: { viewBox: string; markup: string };
};

/** Every page loads it with the drawings, and keeps it for a day. */
const LARGEST_KB = 60;
const PNG = '89504e470d0a1a0a';

type Size = { width: number; height: number };

/** The size is in the first chunk: https://www.w3.org/TR/png/#11IHDR */
const sizeOfPng = (bytes: Buffer): Size | null =>
  bytes.length > 24 && bytes.toString('hex', 0, 8) === PNG
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

function sizeOfSvg(bytes: Buffer): Size | null {
  const text = bytes.toString('utf8');
  const start = text.indexOf('<svg');
  const attributes = start < 0 ? '' : text.slice(start, text.indexOf('>', start));
  const [, viewBox = ''] = /\bviewBox="([^"]*)"/.exec(attributes) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

const KINDS = [
  {
    file: 'logo.svg',
    type: 'image/svg+xml',
    sizeOf: sizeOfSvg,
    fault: 'must be one <svg> with a viewBox',
  },
  { file: 'logo.png', type: 'image/png', sizeOf: sizeOfPng, fault: 'is no PNG' },
];

/** The folder's `logo.svg` or `logo.png`; null without one, and a fault where it cannot be shown. */
export function readLogo(folder: SiteFolder): Logo | null {
  const kind = KINDS.find(({ file }) => folder.has(file));
  if (!kind) return null;
  const { file, type, sizeOf, fault } = kind;
  const bytes = folder.bytes(file);
  if (!bytes) return null;
  const size = sizeOf(bytes);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (!size) folder.fault(file, fault);
  else if (kilobytes > LARGEST_KB)
    folder.fault(file, `has ${kilobytes} KB, and every page loads it: at most ${LARGEST_KB}`);
  else {
    const { width, height } = size;
    const href = `data:${type};base64,${bytes.toString('base64')}`;
    return {
      file,
      ...size,
      drawing: {
        viewBox: `0 0 ${width} ${height}`,
        markup: `<image width="${width}" height="${height}" href="${href}"/>`,
      },
    };
  }
  return null;
}
