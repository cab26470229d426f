import type { Rss } from 'feedsmith';
import { SECTION } from './sections';

export type Media = NonNullable<Rss.Item<string>['media']>;
type Content = NonNullable<Media['contents']>[number];
type Described = Pick<Content, 'credits' | 'title' | 'description'>;

export type RawPicture = {
  url?: unknown;
  kind: 'file' | 'thumbnail' | 'image';
  type?: unknown;
  medium?: unknown;
  width?: unknown;
  height?: unknown;
  alt?: unknown;
  credit?: unknown;
};

export const asImage = (url: unknown): RawPicture => ({ url, kind: 'image' });

function creditOf(...given: (Described | undefined)[]): string | undefined {
  const credits = given.find((each) => each?.credits)?.credits ?? [];
  return (credits.find(({ role }) => /photo/i.test(role ?? '')) ?? credits[0])?.value;
}

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
        alt: content.description?.value ?? content.title?.value,
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
 * `<StoryImage>URL</StoryImage>`.
 */
const IMAGE =
  /<([\w:-]{0,30}(?:image|img|thumb|thumbnail|photo|picture)s?(?:[_-]?(?:url|link|src|path))?)(?:\s[^<>]{0,200})?>\s{0,20}(?:<(?:url|link|href)>\s{0,20})?(?:<!\[CDATA\[\s{0,20})?((?:https?:)?\/\/[^\s<>\]]{1,2000})/gi;
const WITH_URL =
  /<([\w:-]{0,30}(?:image|thumb|thumbnail|photo|picture)s?)\s(?:[^<>]{0,200}\s)?(?:url|href|src)=["']((?:https?:)?\/\/[^\s<>"']{1,2000})/gi;
const AMPERSAND = /&(?:amp|#38|#x26);/gi;

export const unknownPictures = (xml: string): RawPicture[] =>
  [IMAGE, WITH_URL].flatMap((form) =>
    [...xml.replace(SECTION, '').matchAll(form)].map(([, name = '', given = '']): RawPicture => {
      const url = given.replace(AMPERSAND, '&');
      return /thumb|small/i.test(name) ? { url, kind: 'thumbnail' } : asImage(url);
    }),
  );
