import 'server-only';
import { createHash } from 'node:crypto';
import { iconSvg, type Purpose } from './drawing';

/**
 * The sizes in pixels that each purpose is drawn in: what tabs, launchers, task switchers and
 * splash screens ask for.
 */
const SIZES = {
  any: [48, 72, 96, 144, 192, 256, 384, 512],
  maskable: [96, 192, 384, 512],
  monochrome: [96, 192, 512],
  tab: [16, 32, 48],
  apple: [180],
} as const satisfies Record<Purpose, readonly number[]>;

const isPurpose = (name: string): name is Purpose => Object.hasOwn(SIZES, name);
const PURPOSES = Object.keys(SIZES).filter(isPurpose);

/** Changes with any of the drawings, so that a picture may be kept for ever under its URL. */
const VERSION = createHash('sha256').update(PURPOSES.map(iconSvg).join()).digest('hex').slice(0, 8);

const fileName = (purpose: Purpose, size: number) => `${purpose}-${size}.${VERSION}.png`;

/** Every icon that is a PNG: `file` is its name below `/icons/`, `size` its pixels a side. */
export const ICONS = PURPOSES.flatMap((purpose) =>
  SIZES[purpose].map((size) => ({ purpose, size, file: fileName(purpose, size) })),
);

/** The name below `/icons/` of the drawing for a tab, which a browser scales to any size. */
export const VECTOR_ICON = `tab.${VERSION}.svg`;

/** The URL of an icon in one of its sizes. */
export const iconPath = <P extends Purpose>(purpose: P, size: (typeof SIZES)[P][number]) =>
  `/icons/${fileName(purpose, size)}`;
