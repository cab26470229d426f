import { svgFrame } from './svgFrame';

type Size = { width: number; height: number };

/** The size of a picture, or what is wrong with it. */
export type ReadPicture = Size | { fault: string };

/** What an SVG cannot have, since pages show it as a picture. */
const UNFIT: readonly (readonly [RegExp, string])[] = [
  [/<script|\son\w{1,20} ?=|javascript:/i, 'has a script: save it as plain SVG'],
  [
    /(?:href=|url\(|@import )["']?(?:https?:)?\/\//i,
    'names another file, which browsers do not load in a picture: embed it',
  ],
  [
    /<text[\s>]/i,
    'has text, which each device draws in a font of its own: turn it into shapes (in Inkscape: Path, Object to Path)',
  ],
];

export function readSvg(bytes: Buffer): ReadPicture {
  const text = bytes.toString('utf8');
  const frame = svgFrame(text);
  if (!frame) return { fault: 'must be one <svg> with a viewBox' };
  const [, fault] = UNFIT.find(([sign]) => sign.test(text)) ?? [];
  return fault === undefined ? { width: frame.width, height: frame.height } : { fault };
}

const PNG = '89504e470d0a1a0a';
/** The first bytes of what is often named `.png`. */
const OTHERS: readonly (readonly [start: string, name: string])[] = [
  ['ffd8ff', 'a JPEG'],
  ['47494638', 'a GIF'],
  ['52494646', 'a WebP'],
  ['3c', 'an SVG'],
];

/** The size is in the first chunk: https://www.w3.org/TR/png/#11IHDR */
export function readPng(bytes: Buffer): ReadPicture {
  const start = bytes.toString('hex', 0, 8);
  if (start === PNG && bytes.length > 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const [, other] = OTHERS.find(([first]) => start.startsWith(first)) ?? [];
  return { fault: other ? `is no PNG but ${other}: save it as PNG` : 'is no PNG' };
}
