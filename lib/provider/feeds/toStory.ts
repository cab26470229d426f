import { truncateAtGrapheme, excerpt } from '@/lib/format/graphemes';
import { languageOf } from '@/lib/format/script';
import { slugOf } from '@/lib/format/slugOf';
import { isLocale } from '@/lib/i18n/locales';
import { bodyOfText } from '@/lib/provider/body/bodyOfText';
import { unescapedOnce } from '@/lib/provider/body/escapedHtml';
import { linkHref } from '@/lib/provider/body/links';
import { withoutShortcodes } from '@/lib/provider/body/shortcodes';
import { storyBody } from '@/lib/provider/body/storyBody';
import { textOf } from '@/lib/provider/body/textOf';
import { filedUnder } from '@/lib/provider/source/filing';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { type Media, pictureUrl, videoUrl, youtubeId } from '@/lib/provider/source/media';
import { isMarathi } from '@/lib/provider/source/providerText';
import { timestamp } from '@/lib/provider/source/timestamp';
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

/** Maps an item to our story; null where it has no title. */
export function toStory(item: FeedItem, from: Origin, media: Media): FeaturedStory | null {
  const title = plain(withNamedTags(item.title), TEXT_LIMITS.title);
  if (!title) return null;
  const base = httpBase(item.url, from.url);
  const id = storyIdOf(item, from.url.host);
  const { body, ...picture } = withPicture(item, id, { ...media, base });
  const text = body ? bodyText(body) : '';
  const publishedAt = momentOf(item.published);
  const modifiedAt = momentOf(item.modified);
  const names = item.authors.map((name) => textOf(name));
  const authors = termsOf(names);
  const [audio, video] = ['audio/', 'video/'].map((kind) => fileOf(item, kind, { ...media, base }));
  const lang = from.lang && isLocale(from.lang) ? from.lang : languageOf(title);
  return {
    id,
    lang,
    title,
    summary: summaryOf(item) || excerpt(text.replace(/\s+/g, ' '), SUMMARY_LENGTH),
    body,
    ...picture,
    ...filedUnder([
      ...(from.section ? [{ name: from.section, slug: from.section }] : []),
      ...termsOf(item.categories.map((name) => textOf(name))),
    ]),
    place: null,
    publishedAt,
    ...(modifiedAt && modifiedAt >= (publishedAt ?? '') && { modifiedAt }),
    views: null,
    videoUrl: video ?? null,
    youtubeId: youtubeId(item.url),
    ...(audio && { audioUrl: audio }),
    ...(isMarathi(`${title} ${text}`) && { isMarathi: true as const }),
    ...(names.length > 0 && { author: names.join(', ') }),
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

/** A summary is an article's beginning in any of the ways in which articles come. */
function summaryOf({ summary }: FeedItem): string {
  const given = summary?.isHtml ? { ...summary, value: unescapedOnce(summary.value) } : summary;
  return withoutShortcodes(plain(given, TEXT_LIMITS.summary)).replaceAll('[…]', '…').trim();
}

/** What a title is marked with; any other element that it names without attributes is its subject. */
const MARKUP =
  /^(?:a|abbr|b|bdi|bdo|big|br|center|cite|code|div|del|em|font|h[1-6]|hr|i|img|ins|mark|p|q|s|small|span|strong|sub|sup|u|wbr)$/i;

/** A title in HTML in which "<canvas>" stands as text: an element is markup only where it has an end. */
const withNamedTags = (title: Markup): Markup =>
  title?.isHtml
    ? {
        ...title,
        value: title.value.replace(/<([a-z][a-z0-9-]{0,30})>/gi, (tag, name: string) =>
          MARKUP.test(name) || title.value.toLowerCase().includes(`</${name.toLowerCase()}`)
            ? tag
            : escaped(tag),
        ),
      }
    : title;

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

/** The zones of RFC 822 that have names. */
const NAMED_ZONE = /\s(?:UT|Z|[ECMP][SD]T)$/;

function momentOf(given: string | undefined): string | null {
  if (!given) return null;
  if (!NAMED_ZONE.test(given)) return timestamp(given);
  const date = new Date(given);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
