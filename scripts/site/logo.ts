import type { SiteFolder } from './siteFolder';
import { svgFrame } from './svgFrame';

type Size = { width: number; height: number };

type ReadPicture = Size | { fault: string };

const UNFIT: readonly (readonly [RegExp, string])[] = [
  [/<script|\son\w{1,20} ?=|javascript:/i, 'has a script: save it as plain SVG'],
  [
    /(?:href=|url\(|@import )["']?(?:https?:)?\/\//i,
    'refers to another file, which browsers do not load in a picture: embed it',
  ],
  [
    /<text[\s>]/i,
    'has text, which looks different on each device: convert it to shapes (in Inkscape: Path, Object to Path)',
  ],
];

function readSvg(bytes: Buffer): ReadPicture {
  const text = bytes.toString('utf8');
  const frame = svgFrame(text);
  if (!frame) return { fault: 'must be one <svg> with a viewBox' };
  const [, fault] = UNFIT.find(([sign]) => sign.test(text)) ?? [];
  return fault === undefined ? { width: frame.width, height: frame.height } : { fault };
}

const PNG = '89504e470d0a1a0a';
const OTHERS: readonly (readonly [start: string, name: string])[] = [
  ['ffd8ff', 'a JPEG'],
  ['47494638', 'a GIF'],
  ['52494646', 'a WebP'],
  ['3c', 'an SVG'],
];

/** The size is in the first chunk: https://www.w3.org/TR/png/#11IHDR */
function readPng(bytes: Buffer): ReadPicture {
  const start = bytes.toString('hex', 0, 8);
  if (start === PNG && !bytes.includes('IEND')) return { fault: 'is cut off: copy it again' };
  if (start === PNG) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const [, other] = OTHERS.find(([first]) => start.startsWith(first)) ?? [];
  return { fault: other ? `is ${other}: save it as PNG` : 'is not a PNG' };
}

export type Logo = {
  /** In the folder, and at the root of the site. */
  file: string;
  width: number;
  height: number;
  /** Embeds the picture, because pages and cards draw it. */
  drawing: { viewBox: string; markup: string };
};

/** Every page loads it with the drawings, and caches it for a day. */
const LARGEST_KB = 60;

const KINDS = [
  { file: 'logo.svg', type: 'image/svg+xml', read: readSvg },
  { file: 'logo.png', type: 'image/png', read: readPng },
];
const NAMES = KINDS.map(({ file }) => file);

/** True even for an invalid logo. */
export const hasLogo = (folder: SiteFolder): boolean => NAMES.some((file) => folder.has(file));

/**
 * Reads the folder's `logo.svg` or `logo.png`. Null without a valid one; an invalid one is a fault.
 */
export function readLogo(folder: SiteFolder): Logo | null {
  for (const name of folder.names())
    if (/^logo\.\w+$/i.test(name) && !NAMES.includes(name))
      folder.fault(name, `is not used: rename it to ${NAMES.join(' or ')}`);
  const kind = KINDS.find(({ file }) => folder.has(file));
  const bytes = kind && folder.bytes(kind.file);
  if (!kind || !bytes) return null;
  const { file, type } = kind;
  const size = kind.read(bytes);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if ('fault' in size) folder.fault(file, size.fault);
  else if (kilobytes > LARGEST_KB)
    folder.fault(file, `has ${kilobytes} KB: at most ${LARGEST_KB}, as every page loads it`);
  else {
    const { width, height } = size;
    const href = `data:${type};base64,${bytes.toString('base64')}`;
    return {
      file,
      width,
      height,
      drawing: {
        viewBox: `0 0 ${width} ${height}`,
        markup: `<image width="${width}" height="${height}" href="${href}"/>`,
      },
    };
  }
  return null;
}
