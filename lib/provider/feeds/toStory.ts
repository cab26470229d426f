import { truncateAtGrapheme, excerpt } from '@/lib/format/graphemes';
import { languageOf } from '@/lib/format/script';
import { slugOf } from '@/lib/format/slugOf';
import { isLocale } from '@/lib/i18n/locales';
import { bodyOfText } from '@/lib/provider/body/bodyOfText';
import { linkHref } from '@/lib/provider/body/links';
import { storyBody } from '@/lib/provider/body/storyBody';
import { textOf } from '@/lib/provider/body/textOf';
import { filedUnder } from '@/lib/provider/source/filing';
import { headingOf, summaryBelow } from '@/lib/provider/source/headingOf';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { type Media, pictureUrl, videoUrl, youtubeId } from '@/lib/provider/source/media';
import { isMarathi } from '@/lib/provider/source/providerText';
import { momentOf } from '@/lib/provider/source/momentOf';
import type { Body } from '@/lib/stories/model/body';
import { bodyText } from '@/lib/stories/model/bodyText';
import {
  type FeaturedStory,
  type Story,
  SUMMARY_LENGTH,
  type Term,
} from '@/lib/stories/model/story';
import { type FeedItem, storyIdOf } from './feedItem';

/** Where an item comes from, and what the setting says of its stories. */
export type Origin = { url: URL; section?: string; lang?: string };

/** Maps an item to our story; null where it has neither a title nor a text. */
export function toStory(item: FeedItem, from: Origin, media: Media): FeaturedStory | null {
  const base = httpBase(item.url, from.url);
  const id = storyIdOf(item, from.url.host);
  const { body, ...picture } = withPicture(item, id, { ...media, base });
  const text = body ? bodyText(body) : '';
  const given = plain(item.title, TEXT_LIMITS.title);
  const deck =
    plain(item.summary, TEXT_LIMITS.summary) || excerpt(text.replace(/\s+/g, ' '), SUMMARY_LENGTH);
  const title = given || headingOf(text || deck);
  if (!title) return null;
  const source = `/feeds/${from.url.host}${from.url.pathname}` as const;
  const modifiedAt = momentOf(item.modified, source);
  const publishedAt = momentOf(item.published, source) ?? modifiedAt;
  const authors = termsOf(item.authors);
  const [audio, video] = ['audio/', 'video/'].map((kind) => fileOf(item, kind, { ...media, base }));
  const lang = from.lang && isLocale(from.lang) ? from.lang : languageOf(title);
  return {
    id,
    lang,
    title,
    summary: given ? deck : summaryBelow(title, deck),
    body,
    ...picture,
    ...filedUnder([
      ...(from.section ? [{ name: from.section, slug: from.section }] : []),
      ...termsOf(item.categories),
    ]),
    place: null,
    publishedAt,
    ...(modifiedAt && modifiedAt >= (publishedAt ?? '') && { modifiedAt }),
    views: null,
    videoUrl: video ?? null,
    youtubeId: youtubeId(item.url),
    ...(audio && { audioUrl: audio }),
    ...(isMarathi(`${title} ${text}`) && { isMarathi: true as const }),
    ...(item.authors.length > 0 && { author: item.authors.join(', ') }),
    ...(authors.length > 0 && { authors }),
    highlights: [],
    priority: 1,
  };
}

type Markup = FeedItem['title'];

/** The first letters of HTML, without a tag or an entity that is cut. */
const beginning = (html: string, limit: number) =>
  html.length > limit ? html.slice(0, limit).replace(/[<&][^<>&;]*$/, '') : html;

/** How much of the HTML of a title or a summary is read, which may be a whole article's. */
const MARKUP_FACTOR = 10;

const plain = (given: Markup, limit: number): string =>
  given
    ? truncateAtGrapheme(
        textOf(beginning(given.isHtml ? given.value : escaped(given.value), MARKUP_FACTOR * limit)),
        limit,
      ).trim()
    : '';

/** A plain text as HTML, so that all texts are cleaned in one way. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function bodyOf({ content, url }: FeedItem, id: string, media: Media): Body | null {
  if (!content) return null;
  const { base } = media;
  const original = linkHref(url, base) ?? undefined;
  if (content.isHtml) return storyBody(content.value, { id, base, media, original });
  const body = bodyOfText(content.value, original);
  return body.length > 0 ? body : null;
}

/**
 * The picture and the body. Many systems put the picture before the text of a feed, where there may
 * be no other word of it: it is not shown twice.
 */
function withPicture(
  item: FeedItem,
  id: string,
  media: Media,
): Pick<Story, 'body' | 'picture' | 'pictureAlt'> {
  const { pictures, files } = item;
  const body = bodyOf(item, id, media);
  const named = [
    ...pictures,
    ...files.filter(({ type = '' }) => type.startsWith('image/')).map(({ url }) => url),
  ]
    .map((url) => pictureUrl(url, media))
    .find((url) => url !== null);
  const [first, ...rest] = body ?? [];
  if (first?.type !== 'picture') return { body, picture: named ?? null };
  const { url, alt } = first.picture;
  if (named && named !== url) return { body, picture: named };
  return { body: rest, picture: url, ...(alt && { pictureAlt: alt }) };
}

const fileOf = ({ files }: FeedItem, kind: string, media: Media) =>
  files
    .filter(({ type = '' }) => type.startsWith(kind))
    .map(({ url }) => videoUrl(url, media))
    .find((url) => url !== null);

/** Relative URLs start from the item's own page. */
const httpBase = (url: string | undefined, feed: URL): string =>
  url && /^https?:/.test(url) && URL.canParse(url) ? url : feed.href;

const termsOf = (names: readonly string[]): Term[] =>
  names.flatMap((name) => {
    const slug = slugOf(name);
    return slug ? [{ name, slug }] : [];
  });
