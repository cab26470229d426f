import { captionParts } from '@/lib/provider/body/blocks/creditsBelow';
import { isPictureBlock, type Lead, leadOf } from '@/lib/provider/body/blocks/leadOf';
import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import { shortText, textOf } from '@/lib/provider/body/html/textOf';
import { widthInName } from '@/lib/provider/body/pictures/pictures';
import { isPlaceholder } from '@/lib/provider/source/fileNames';
import { isSamePicture, type Media, pictureUrl } from '@/lib/provider/source/media';
import type { Body, BodyPicture } from '@/lib/story/body';
import { picturesIn } from '@/lib/story/picturesIn';
import type { FeedItem } from './feedItem';

type Candidate = FeedItem['pictures'][number];

const PICTURE_TYPE = /^(?:image\/(?!svg)|(?:image|jpe?g|png|webp|gif|avif)$)/i;
const OTHER_TYPE = /^(?:audio|video|text|model|font|image)\/|pdf|html|xml|mpegurl/i;
const PICTURE_ENDING = /\.(?:jpe?g|jfif|png|webp|gif|avif|heic|tiff?)$/i;
const OTHER_ENDING =
  /\.(?:svg|mp[34]|m4[av]|m3u8|mov|avi|webm|og[agv]|opus|aac|wav|flac|pdf|html?|xml|zip|docx?|epub)$/i;

function isPicture({ url, kind, type = '', medium = '', width, height }: Candidate): boolean {
  if (PICTURE_TYPE.test(type)) return true;
  if (OTHER_TYPE.test(type)) return false;
  const [path = ''] = url.split(/[?#]/);
  if (PICTURE_ENDING.test(path)) return true;
  if (OTHER_ENDING.test(path)) return false;
  if (kind !== 'file' || medium === 'image') return true;
  return medium === '' && width !== undefined && height !== undefined;
}

const isSeen = ({ width = 3, height = 3 }: Candidate) => width >= 3 && height >= 3;

const WIDTHS = { file: 800, image: 500, thumbnail: 200 } as const;
const widthOf = ({ kind, width }: Candidate) => width ?? WIDTHS[kind];

const PREVIEW_WIDTH = 160;

type Named = { picture: BodyPicture; width: number };

function namedPicture(item: FeedItem, media: Media, least: number): Named | null {
  const files = item.files.map((file): Candidate => ({ ...file, kind: 'file' }));
  const wide = [...item.pictures, ...files]
    .filter((each) => isPicture(each) && isSeen(each) && widthOf(each) >= least)
    .sort((a, b) => widthOf(b) - widthOf(a));
  const title = words(item.title?.value);
  const otherTexts = [item.summary?.value, item.content?.value];
  for (const candidate of wide) {
    const [url, alt] = [pictureUrl(candidate.url, media), words(candidate.alt)];
    const caption = words(candidate.caption);
    const isOther = caption === title || otherTexts.includes(candidate.caption);
    const texts = captionParts(isOther ? '' : caption, words(candidate.credit));
    if (url && !isPlaceholder(url))
      return { picture: { url, alt, ...texts }, width: widthOf(candidate) };
  }
  return null;
}

const words = (given: string | undefined) => (given ? shortText(textOf(given)) : '');

function summaryPicture({ summary, content }: FeedItem, media: Media): BodyPicture | null {
  if (!summary?.isHtml || summary.value === content?.value) return null;
  if (!/<(?:img|amp-img|picture)\b/i.test(summary.value)) return null;
  return picturesIn(bodyOfHtml(summary.value, { base: media.base, media }))[0] ?? null;
}

function widest({ picture: named, width }: Named, shown: BodyPicture): BodyPicture {
  const shownWidth = widthInName(shown.url) ?? shown.width ?? Infinity;
  const { url } = shownWidth < width ? named : shown;
  return { ...named, ...shown, url, alt: shown.alt || named.alt };
}

export function leadPicture(item: FeedItem, body: Body | null, media: Media): Lead {
  const blocks = body ?? [];
  const named = namedPicture(item, media, isPictureBlock(blocks[0]) ? PREVIEW_WIDTH : 0);
  const again =
    named &&
    blocks
      .filter(isPictureBlock)
      .find(({ picture }) => isSamePicture(picture.url, named.picture.url));
  if (again)
    return leadOf(
      blocks.filter((block) => block !== again),
      widest(named, again.picture),
    );
  const lead = leadOf(body, named?.picture ?? null);
  if (lead.picture) return lead;
  const inSummary = summaryPicture(item, media);
  const isShown =
    inSummary && picturesIn(blocks).some(({ url }) => isSamePicture(url, inSummary.url));
  return isShown ? lead : leadOf(body, inSummary);
}
