import type { Rss } from 'feedsmith';
import { densest, largeEnough } from '@/lib/provider/body/pictures/srcset';
import { unescapedUrl } from '@/lib/provider/source/httpUrl';

export type Media = NonNullable<Rss.Item<string>['media']>;
type Content = NonNullable<Media['contents']>[number];
type Described = Pick<Content, 'credits' | 'copyright' | 'title' | 'description'>;

export type RawPicture = {
  url?: unknown;
  kind: 'file' | 'thumbnail' | 'image';
  type?: unknown;
  medium?: unknown;
  width?: unknown;
  height?: unknown;
  alt?: unknown;
  caption?: unknown;
  credit?: unknown;
};

export const asImage = (url: unknown): RawPicture => ({ url, kind: 'image' });

function creditOf(...given: (Described | undefined)[]): string | undefined {
  const credits = given.find((each) => each?.credits)?.credits ?? [];
  const named = (credits.find(({ role }) => /photo/i.test(role ?? '')) ?? credits[0])?.value;
  return named ?? ownerOf(given.find((each) => each?.copyright)?.copyright?.value ?? '');
}

const ownerOf = (copyright: string): string | undefined =>
  /rights reserved|https?:/i.test(copyright)
    ? undefined
    : copyright.replace(/^\s*(?:(?:©|\(c\)|copyright)\s*)*(?:\d{4}\s)?/i, '').trim() || undefined;

export function mediaPictures(media: Media | undefined): RawPicture[] {
  if (!media) return [];
  const thumbnails = (given: Media['thumbnails'], of: (Described | undefined)[]): RawPicture[] =>
    (given ?? []).map(({ url, width, height }) => ({
      url,
      width,
      height,
      kind: 'thumbnail',
      credit: creditOf(...of),
    }));
  const files = (contents: readonly Content[] | undefined, of: (Described | undefined)[]) =>
    (contents ?? []).flatMap((content): RawPicture[] => [
      {
        url: content.url,
        kind: 'file',
        type: content.type,
        medium: content.medium,
        width: content.width,
        height: content.height,
        // MSN's partners describe a picture in `media:text`.
        alt: content.title?.value ?? content.texts?.[0]?.value,
        caption: content.description?.value ?? of[0]?.description?.value,
        credit: creditOf(content, ...of),
      },
      ...thumbnails(content.thumbnails, [content, ...of]),
    ]);
  return [
    ...files(media.contents, [media]),
    ...(media.groups ?? []).flatMap((group) => [
      ...files(group.contents, [group, media]),
      ...thumbnails(group.thumbnails, [group, media]),
    ]),
    ...thumbnails(media.thumbnails, [media]),
  ];
}

/**
 * Non-standard elements: `<image>URL</image>`, `<image><url>URL</url></image>`,
 * `<StoryImage>URL</StoryImage>`, `<image_large>/a.jpg</image_large>`, a sitemap's `<image:loc>` and
 * `<video:thumbnail_loc>`.
 */
const NAME = '[\\w:-]{0,30}(?:image|img|thumb|thumbnail|photo|picture)s?';
const PART = '(?:[_-]?(?:url|link|loc|src|path|large|big|full|\\d{1,2}))?';
const PATH = '/(?=[^\\s<>\\]]{1,500}\\.(?:jpe?g|png|webp|gif)\\s{0,20}[<\\]])';
const IMAGE = new RegExp(
  `<(${NAME}${PART})(?:\\s[^<>]{0,200})?>\\s{0,20}(?:<(?:image:)?(?:url|link|href|loc)>\\s{0,20})?(?:<!\\[CDATA\\[\\s{0,20})?((?:(?:https?:)?//|${PATH})[^\\s<>\\]]{1,2000})`,
  'gi',
);
const WITH_URL =
  /<([\w:-]{0,30}(?:image|img|thumb|thumbnail|photo|picture)s?|(?:media:)?content(?=[^<>]{0,500}\s(?:medium|type)=["']image))\s(?:[^<>]{0,200}\s)?(?:url|href|src|srcset)=["']((?:https?:)?\/\/[^<>"']{1,2000})/gi;
const LARGE = /full|large|big/i;

/** Podcasting 2.0 puts several sizes into one attribute. */
const SIZES = /\s\d{1,5}(?:\.\d{1,3})?[wx](?:,|$)/;
const widest = (given: string) =>
  (SIZES.test(given) && (largeEnough([given]) ?? densest([given]))) || given.trim();

/**
 * @param xml an item without its sections
 * @param caption of the first
 */
export const unknownPictures = (xml: string, caption?: string): RawPicture[] =>
  [IMAGE, WITH_URL]
    .flatMap((form) => [...xml.matchAll(form)])
    .map(([, name = '', given = '']) => ({ name, url: unescapedUrl(widest(given)) }))
    .toSorted((a, b) => Number(LARGE.test(b.name)) - Number(LARGE.test(a.name)))
    .map(({ name, url }, at) => ({
      ...asImage(url),
      ...(/thumb|small/i.test(name) && { kind: 'thumbnail' }),
      ...(at === 0 && { caption }),
    }));

type File = { url?: unknown; type?: unknown };
export type Text = { value: unknown; isHtml: boolean };

/** YouTube's feeds declare their videos as Flash. */
export const isPlayed = ({ medium, type }: { medium?: unknown; type?: unknown }): boolean =>
  /^(?:audio|video|application\/x-shockwave-flash)/.test(String(medium ?? type));

export function mediaFiles(media: Media | undefined): readonly File[] {
  const parts = media ? [media, ...(media.groups ?? [])] : [];
  return parts.flatMap(({ contents = [], player }) => [
    ...contents
      .filter(isPlayed)
      .map(({ url, type, medium }) => ({ url, type: type ?? `${medium}/` })),
    ...[player, ...contents.map((content) => content.player)].flatMap((one) =>
      one?.url ? [{ url: one.url, type: 'text/html' }] : [],
    ),
  ]);
}

export const mediaTitle = (media: Media | undefined): string | undefined =>
  media?.title?.value ?? media?.groups?.find(({ title }) => title)?.title?.value;

export const mediaDuration = (media: Media | undefined): unknown =>
  [media, ...(media?.groups ?? [])]
    .flatMap((one) => one?.contents ?? [])
    .find(({ duration }) => duration !== undefined)?.duration;

/** The only text of YouTube items; a picture's description is its caption and does not count. */
export function mediaText(media: Media | undefined): Text | undefined {
  const groups = media?.groups ?? [];
  const contents = [
    ...(media?.contents ?? []),
    ...groups.flatMap((group) => group.contents ?? []),
  ].filter(isPlayed);
  const described = [media, ...groups, ...contents].find((one) => one?.description?.value);
  const { value, type } = described?.description ?? {};
  return value === undefined ? undefined : { value, isHtml: type === 'html' };
}

export const mediaCategories = (media: Media | undefined): readonly unknown[] =>
  media?.categories?.map(({ label, name }) => label ?? name) ?? [];
