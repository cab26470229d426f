import { declarationsOf } from '@/lib/provider/body/html/elements';
import { attribute, type HtmlElement } from '@/lib/provider/body/html/parseHtml';

const SEEN_FROM = 3;
const LONGEST = 20_000;
/** In pixels. Thumbnails are narrower, and WordPress crops those of galleries to squares. */
export const THUMBNAIL = 320;

export type Sides = { width?: number | undefined; height?: number | undefined };

export const sidesOf = (img: HtmlElement): Sides => ({
  width: side(img, 'width'),
  height: side(img, 'height'),
});

function side(img: HtmlElement, name: 'width' | 'height'): number | undefined {
  const [, given] =
    /^(\d{1,5})(?:\.\d{1,9})?(?:px)?$/i.exec(attribute(img, name)?.trim() ?? '') ?? [];
  const pixels = given === undefined ? undefined : Number(given);
  return pixels !== undefined && pixels <= LONGEST ? pixels : undefined;
}

const UNSEEN = /(?:^|[\s;])(?:max-)?(?:width|height)\s*:\s*[0-2](?:px)?\s*(?:;|!|$)/i;

/** CNET writes `height="0"` for automatic height. */
export function isTrackingPixel(img: HtmlElement, given: Sides): boolean {
  const { width = SEEN_FROM, height = SEEN_FROM } = given;
  const isLow = height < SEEN_FROM && !(height === 0 && width > THUMBNAIL);
  return width < SEEN_FROM || isLow || UNSEEN.test(attribute(img, 'style') ?? '');
}

const ICON = 40;
/** Aspect ratios that some pages write into `width` and `height`. */
const RATIO = /^(?:16x9|9x16|16x10|21x9|4x3|3x4|3x2|2x3|5x4|4x5)$/;

export function isIcon(img: HtmlElement, { width, height }: Sides): boolean {
  if (img.tagName !== 'img' || RATIO.test(`${width}x${height}`)) return false;
  const of = declarationsOf(attribute(img, 'style'));
  const isSmall = (style: string | undefined, pixels: number | undefined) => {
    if (style === undefined || style.startsWith('auto')) return (pixels ?? Infinity) <= ICON;
    const [, styled] = /^(\d{1,5})(?:\.\d{1,9})?px/.exec(style) ?? [];
    return styled !== undefined && Number(styled) <= ICON;
  };
  return isSmall(of.get('width'), width) && isSmall(of.get('height'), height);
}
