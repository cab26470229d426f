import { readPng, readSvg } from './logoPicture';
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

const KINDS = [
  { file: 'logo.svg', type: 'image/svg+xml', read: readSvg },
  { file: 'logo.png', type: 'image/png', read: readPng },
];
const NAMES = KINDS.map(({ file }) => file);

/** Whether the folder gives a logo in place of wordmarks, be it sound or not. */
export const hasLogo = (folder: SiteFolder): boolean => NAMES.some((file) => folder.has(file));

/** The folder's `logo.svg` or `logo.png`; null without one, and a fault where it cannot be shown. */
export function readLogo(folder: SiteFolder): Logo | null {
  for (const name of folder.names())
    if (/^logo\.\w+$/i.test(name) && !NAMES.includes(name))
      folder.fault(name, `is not read: a logo is ${NAMES.join(' or ')}`);
  const kind = KINDS.find(({ file }) => folder.has(file));
  const bytes = kind && folder.bytes(kind.file);
  if (!kind || !bytes) return null;
  const { file, type } = kind;
  const size = kind.read(bytes);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if ('fault' in size) folder.fault(file, size.fault);
  else if (kilobytes > LARGEST_KB)
    folder.fault(file, `has ${kilobytes} KB, and every page loads it: at most ${LARGEST_KB}`);
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
