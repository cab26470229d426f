import { captionParts } from '@/lib/provider/body/blocks/creditsBelow';
import type { Budget } from '@/lib/provider/body/html/budget';
import { attribute, hasClass, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import { elementsIn, collapseWhitespace, shortText, textOf } from '@/lib/provider/body/html/textOf';
import { isCameraName, isPlaceholder } from '@/lib/provider/source/fileNames';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import { URL_LIMIT } from '@/lib/provider/source/limits';
import { type Media, pictureUrl, SIZE_OF_FILE } from '@/lib/provider/source/media';
import { cleanText } from '@/lib/provider/source/providerText';
import type { BodyPicture } from '@/lib/story/body';
import { isIcon, isTrackingPixel, sidesOf, THUMBNAIL } from './pictureSides';
import { densest, largeEnough } from './srcset';

/** Some editors write markup into `alt` and `title`. */
const MARKUP = /<\/[a-z][a-z\d]*>/i;

const NO_WORDS = /^(?:__wf_reserved_\w{1,40}|undefined|null)$/;

export function attributeText(element: HtmlElement, name: string): string {
  const given = attribute(element, name) ?? '';
  if (NO_WORDS.test(given)) return '';
  return shortText(
    MARKUP.test(given) ? textOf(given) : collapseWhitespace(cleanText(given)).trim(),
  );
}

export const fileUrl = (given: string | undefined, base: string): string | null =>
  given && given.length <= URL_LIMIT ? httpUrl(given.trim(), base) : null;

type Where = { base: string; media: Media };

export function listedPicture(given: string | undefined, { base, media }: Where): string | null {
  const url = fileUrl(given, base);
  return url && !isPlaceholder(url) ? pictureUrl(url, media) : null;
}

/** The alt text; if that is only a camera's file name, NextGEN's description. */
function wordsFor(img: HtmlElement): string {
  const alt = attributeText(img, 'alt');
  if (!isCameraName(alt)) return alt;
  const link = img.parentNode;
  return link && 'attrs' in link ? attributeText(link, 'data-description') : '';
}

const LAZY =
  /^(?:data-(?:[\w-]*src(?:-(?:fg|img|retina))?|[\w-]*(?:img|image|photo|picture)-url|(?:[\w-]+-)?(?:original|lazy|lazyload)|echo|image|img|url|srv|breeze|(?:full|light)(?:-image)?|big|large[-_](?:image|file)|bg|background(?:-image)?)|nitro-lazy-src|v-lazy|(?:data-)?ng-src)$/;
const LAZY_SET = /^(?:data-[\w-]*|nitro-lazy-)srcset$/;
const LARGER = ['data-orig-file', 'data-full-url', 'data-medium-file'] as const;

const valuesOf = ({ attrs }: HtmlElement, names: RegExp): string[] =>
  attrs
    .filter(({ name, value }) => names.test(name) && ADDRESS.test(value) && !JSON_TEXT.test(value))
    .map(({ value }) => value);

const ADDRESS = /[/.]/;
/** MSN writes JSON with sizes into `data-src`. */
const JSON_TEXT = /^\s*[{[]/;

export function pictureOf(
  img: HtmlElement,
  where: Where,
  sources: readonly HtmlElement[] = [],
): BodyPicture | null {
  const sides = sidesOf(img);
  if (isTrackingPixel(img, sides)) return null;
  for (const given of candidateUrls(img, sources)) {
    const url = listedPicture(given, where);
    if (!url) continue;
    const { caption: alt = '', ...credit } = captionParts(wordsFor(img));
    const fullSize = fullSizeUrl(img, url, where);
    if (fullSize) return { url: fullSize, alt, ...credit };
    if (isIcon(img, sides)) return null;
    const { width, height } = sides;
    return { url, alt, ...credit, ...(width && height && { width, height }) };
  }
  return null;
}

function fullSizeUrl(img: HtmlElement, url: string, where: Where): string | null {
  if ((widthInName(url) ?? sidesOf(img).width ?? Infinity) > THUMBNAIL) return null;
  const link = linkAround(img);
  const fullSize = link && listedPicture(attribute(link, 'href'), where);
  return fullSize && (fileOf(fullSize) === fileOf(url) || isLightbox(link)) ? fullSize : null;
}

function linkAround({ parentNode: outer }: HtmlElement): HtmlElement | null {
  if (!outer || !('tagName' in outer)) return null;
  if (outer.tagName === 'a') return outer;
  return /^(?:span|picture)$/.test(outer.tagName) ? linkAround(outer) : null;
}

/** A lightbox script may crop and rename thumbnails, so file names need not match. */
const isLightbox = ({ attrs }: HtmlElement): boolean =>
  attrs.some(({ name, value }) =>
    /^(?:class|rel)$/.test(name)
      ? /lightbox|fancybox|prettyphoto|fg-thumb/i.test(value.slice(0, NAMES))
      : /^data-(?:elementor-open-)?(?:lightbox|fancybox|attachment-id)/.test(name),
  );
const NAMES = 500;

export function widthInName(url: string): number | undefined {
  const [, width] = SIZE_OF_FILE.exec(new URL(url).pathname) ?? [];
  return width === undefined ? undefined : Number(width);
}

const fileOf = (url: string) =>
  new URL(url).pathname
    .replace(SIZE_OF_FILE, '')
    .replace(/^.*\//, '')
    .replace(/^thumbs_/, '');

function* candidateUrls(
  img: HtmlElement,
  sources: readonly HtmlElement[],
): Generator<string | undefined> {
  const all = [...sources, img];
  const lateIn = (elements: readonly HtmlElement[]) =>
    elements.flatMap((element) => valuesOf(element, LAZY_SET));
  const late = lateIn(all);
  const sets = [...late, ...all.flatMap((element) => attribute(element, 'srcset') ?? [])];
  yield largeEnough(sets.filter((set) => !isDataUrl(set)));
  yield* valuesOf(img, LAZY);
  // Lazily loaded candidates are sharper than the `src` shown until then.
  yield densest(lateIn(all.filter((element) => !isForNarrow(element))));
  yield densest(late);
  yield attribute(img, 'src');
  yield attribute(img, 'data');
  for (const name of LARGER) yield attribute(img, name);
  yield densest(sets);
  for (const source of sources) {
    yield* valuesOf(source, LAZY);
    yield attribute(source, 'src');
  }
}

/** A source for narrow screens is small at any density. */
const isForNarrow = (source: HtmlElement) => /max-width/i.test(attribute(source, 'media') ?? '');

const isDataUrl = (set: string) => set.trimStart().startsWith('data:');

export const isImage = ({ tagName }: HtmlElement) =>
  tagName === 'img' || tagName === 'amp-img' || tagName === 'amp-anim';

export function pictureOfSources(
  element: HtmlElement,
  where: Where,
  budget: Budget,
): BodyPicture | null {
  const parts = [...elementsIn(element.childNodes, budget)];
  const img = parts.find(isImage);
  const sources = parts.filter(({ tagName }) => tagName === 'source');
  return pictureOf(img ?? element, where, sources);
}

const BACKGROUND = /background(?:-image)?\s*:[^;]{0,200}?url\(\s*(["']?)([^"')]{1,2000})\1\s*\)/i;

export function backgroundOf(element: HtmlElement, where: Where): BodyPicture | null {
  const [, , url] = BACKGROUND.exec(attribute(element, 'style') ?? '') ?? [];
  const isElementors = hasClass(element, /^e-gallery-image$/);
  const late = valuesOf(element, isElementors ? /^data-thumbnail$/ : LAZY_BACKGROUND).map((value) =>
    value.trim().replace(AS_STYLE, '$1'),
  );
  const given = [url, ...late];
  for (const each of given) {
    const listed = listedPicture(each, where);
    if (listed && !/\.svg$/i.test(listed))
      return {
        url: fullSizeUrl(element, listed, where) ?? listed,
        alt: attributeText(element, 'aria-label'),
      };
  }
  return null;
}

const AS_STYLE = /^url\(["']?([^"')\s]{1,2000})["']?\)$/i;
const LAZY_BACKGROUND = /^data-(?:bg|bg-[\w-]*|background|background-[\w-]*|[\w-]*-bg)$/;
