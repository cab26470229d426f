import { URL_LIMIT } from '@/lib/provider/source/limits';
import { httpUrl, type Media, pictureUrl } from '@/lib/provider/source/media';
import type { BodyPicture } from '@/lib/stories/model/body';
import { attribute, type HtmlElement } from './parseHtml';
import { cleanText, folded, shortText } from './textOf';

/** The widest a page shows a picture; see `PICTURE_WIDTHS`. */
const WIDE_ENOUGH = 1_200;
/** A counter of visits is a picture that cannot be seen. */
const SEEN_FROM = 3;
const LONGEST_SIDE = 20_000;

/** An attribute's text on one line, cut at the limit of a summary. */
export const attributeText = (element: HtmlElement, name: string): string =>
  shortText(folded(cleanText(attribute(element, name) ?? '')).trim());

/** The URL of a file in a body, absolute; null when it is none of http or https. */
export const fileUrl = (given: string | undefined, base: string): string | null =>
  given && given.length <= URL_LIMIT ? httpUrl(given.trim(), base) : null;

/** A picture on an allowed host; null for any other, and for one that nobody is meant to see. */
export function pictureOf(img: HtmlElement, base: string, media: Media): BodyPicture | null {
  const [width, height] = [side(img, 'width'), side(img, 'height')];
  if ((width ?? SEEN_FROM) < SEEN_FROM || (height ?? SEEN_FROM) < SEEN_FROM) return null;
  const listed = (given: string | undefined) => {
    const url = fileUrl(given, base);
    return url && pictureUrl(url, media);
  };
  // Scripts that load late keep the picture's URL from `src`.
  const url =
    listed(largeEnough(attribute(img, 'srcset') ?? attribute(img, 'data-srcset'))) ??
    listed(attribute(img, 'src')) ??
    listed(attribute(img, 'data-src') ?? attribute(img, 'data-lazy-src'));
  return url
    ? { url, alt: attributeText(img, 'alt'), ...(width && height && { width, height }) }
    : null;
}

/** A whole number of pixels; undefined where the attribute says none. */
function side(img: HtmlElement, name: 'width' | 'height'): number | undefined {
  const given = attribute(img, name) ?? '';
  const pixels = /^\d{1,5}$/.test(given) ? Number(given) : undefined;
  return pixels !== undefined && pixels <= LONGEST_SIDE ? pixels : undefined;
}

/** The narrowest candidate of a `srcset` that is wide enough, or the widest. */
function largeEnough(srcset: string | undefined): string | undefined {
  const candidates = candidatesOf(srcset ?? '').sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= WIDE_ENOUGH) ?? candidates.at(-1))?.url;
}

/** `a.jpg 300w, b.jpg 600w`, word by word: a comma also stands in URLs, and no blank need follow it. */
function candidatesOf(srcset: string): { url: string; width: number }[] {
  const candidates: { url: string; width: number }[] = [];
  let url = '';
  for (const word of srcset.split(/\s+/)) {
    const [, width, next] = /^(\d{1,5})w(?:,(.*))?$/.exec(word) ?? [];
    if (width && url) candidates.push({ url, width: Number(width) });
    url = (width ? (next ?? '') : word).replace(/^,+/, '');
  }
  return candidates;
}
