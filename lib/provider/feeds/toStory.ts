import { truncateAtGrapheme, excerpt } from '@/lib/format/graphemes';
import { safeDecode } from '@/lib/format/safeDecode';
import { slugOf } from '@/lib/format/slugOf';
import { isLocale } from '@/lib/i18n/locales';
import { withoutHostNote } from '@/lib/provider/body/blocks/adLabels';
import { teaserText } from '@/lib/provider/body/blocks/embedWords';
import { isMoreLink, withCutMarked, withoutReadMore } from '@/lib/provider/body/blocks/moreLink';
import { escaped, unescapedOnce } from '@/lib/provider/body/html/escapedHtml';
import { textOf } from '@/lib/provider/body/html/textOf';
import { withoutShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';
import { bodyOfText, storyBody } from '@/lib/provider/body/storyBody';
import { linkHref } from '@/lib/provider/body/writing/links';
import { authorNames } from '@/lib/provider/source/authorName';
import { filedUnder, filingOf, UNFILED, termsOf } from '@/lib/provider/source/filing';
import {
  headingOf,
  ownTitle,
  summaryBelow,
  withoutTitle,
  words,
} from '@/lib/provider/source/headingOf';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import { plausibleLanguage, codeOf, languageFields } from '@/lib/provider/source/language';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import type { Media } from '@/lib/provider/source/media';
import { momentOf } from '@/lib/provider/source/momentOf';
import { STORY_DEFAULTS, changeOf, storyFacts } from '@/lib/provider/source/storyFacts';
import { beforeCards } from '@/lib/provider/source/teaser';
import type { Body } from '@/lib/story/body';
import { bodyText, proseText } from '@/lib/story/bodyText';
import { type FeaturedStory, SUMMARY_LENGTH } from '@/lib/story/story';
import { type FeedItem, storyIdOf, translationKeyOf } from './feedItem';
import { type Markup, repeatsTitle, withNamedTags, withoutSource } from './feedTitle';
import { playedFiles } from './itemFiles';
import { withoutTemplate } from './itemTemplates';
import { leadPicture } from './leadPicture';

export type Origin = { url: URL; section?: string; lang?: string; live?: string };

/** What WordPress's feeds say of a post behind a password, whose title they tell. */
const PROTECTED =
  /class="post-password-form"|There is no excerpt because this is a protected post\./;

export function toStory(sent: FeedItem, from: Origin, media: Media): FeaturedStory | null {
  if ([sent.content, sent.summary].some((text) => text && PROTECTED.test(text.value))) return null;
  const item = withoutTemplate(sent);
  const base = baseOf(item, from.url);
  const id = storyIdOf(item, from.url.host);
  const agency = agencyOf(item);
  const given = ownTitle(
    withoutShortcodes(
      withoutSource(plain(withNamedTags(item.title), TEXT_LIMITS.title), agency, item.site),
    ).trim(),
  );
  const full = withoutTitle(
    bodyOf(item, id, { ...media, base: joined(base, item.contentBases) }),
    given,
  );
  const { body, ...picture } = leadPicture(item, full, { ...media, base });
  const text = body ? bodyText(body) : '';
  const prose = body ? proseText(body) : '';
  const own = (deck: string) => (repeatsTitle(deck, given, agency) ? '' : deck);
  const summary = summaryOf(item);
  const deck =
    own(isText(item) && prose && !isStartOf(prose, summary) ? '' : summary) ||
    own(excerpt(prose.replace(/\s+/g, ' '), SUMMARY_LENGTH));
  const title = given || headingOf(text || deck);
  if (!title) return null;
  const source = `/feeds/${from.url.host}${from.url.pathname}` as const;
  const modifiedAt = momentOf(item.modified, source);
  const publishedAt = momentOf(item.published, source) ?? modifiedAt;
  const names = [...new Set(item.authors.flatMap((name) => authorNames(textOf(name))))].filter(
    Boolean,
  );
  const authors = termsOf(names);
  const translationKey = translationKeyOf(item, base);
  const files = playedFiles(item, { ...media, base });
  return {
    ...STORY_DEFAULTS,
    id,
    ...languageOf(item, from, title, text || deck),
    ...(translationKey && { translationKey }),
    title,
    summary: given ? deck : summaryBelow(title, deck),
    body: files.unlisted.length > 0 ? [...(body ?? []), ...files.unlisted] : body,
    ...picture,
    ...filedUnder(
      [
        ...(from.section ? [{ name: from.section, slug: from.section }] : []),
        ...termsOf(
          item.categories
            .flatMap((name) => partsOf(safeDecode(textOf(name))))
            .filter((name) => !UNFILED.test(name) && !NO_NAME.test(name)),
        ),
      ],
      termsOf(item.keywords.map((name) => textOf(name))),
    ),
    publishedAt,
    ...changeOf({ publishedAt, modifiedAt }),
    videoUrl: files.video ?? null,
    youtubeId: files.youtube ?? null,
    ...(files.audio && { audioUrl: files.audio }),
    ...storyFacts(
      { duration: item.duration, agency },
      { moment: (given) => momentOf([given], source), plain: textOf, base },
    ),
    ...(names.length > 0 && { author: names.join(', ') }),
    ...(authors.length > 0 && { authors }),
  };
}

const agencyOf = ({ sources }: FeedItem): string | undefined =>
  sources.find((name) => !/^[a-z]+:\/\/|^www\./i.test(name));

function languageOf(
  { language }: FeedItem,
  { lang }: Origin,
  title: string,
  text: string,
): Pick<FeaturedStory, 'lang' | 'otherLanguage'> {
  if (lang !== undefined && !isLocale(lang)) return languageFields(lang, title, text);
  const fields = languageFields(plausibleLanguage(codeOf(language), title, text), title, text);
  return lang === undefined ? fields : { ...fields, lang };
}

const beginning = (html: string, limit: number) =>
  html.length > limit ? html.slice(0, limit).replace(/[<&][^<>&;]*$/, '') : html;

/** A limit, because a title or summary field may hold a whole article. */
const MARKUP_FACTOR = 10;

const plain = (given: Markup, limit: number, isLeftOut?: LeftOut): string =>
  given
    ? truncateAtGrapheme(
        textOf(
          beginning(given.isHtml ? given.value : escaped(given.value), MARKUP_FACTOR * limit),
          isLeftOut,
        ),
        limit,
      ).trim()
    : '';
type LeftOut = Parameters<typeof textOf>[1];

/** A summary is often the start of the text; Ghost's runs on into card text, which is cut. */
function summaryOf({ summary, content }: FeedItem): string {
  const given = summary?.isHtml ? { ...summary, value: unescapedOnce(summary.value) } : summary;
  const text = withoutHostNote(
    withoutReadMore(teaserText(plain(given, TEXT_LIMITS.summary, isMoreLink))),
  );
  return content?.value.includes('kg-card') ? beforeCards(text) : text;
}

/** Such a summary also has the text's headings, tables, captions and embedded posts. */
const isText = ({ summary, content }: FeedItem) =>
  summary?.isHtml === true && summary.value === content?.value;

const isStartOf = (prose: string, summary: string) =>
  words(prose).startsWith(words(summary).replace(/ ?…$/, ''));

function bodyOf({ content, url }: FeedItem, id: string, media: Media): Body | null {
  if (!content) return null;
  const { base } = media;
  const original = linkHref(url, base) ?? undefined;
  const body = content.isHtml
    ? storyBody(content.value, { id, base, media, original })
    : bodyOfText(content.value, original);
  return body && body.length > 0 ? withCutMarked(body, original) : null;
}

const NO_NAME = /^(?:\d+|null|undefined|none|nan)$/i;

const LIST = /^[^,;|]+(?:(?:,(?![\s\d])|[;|])[^,;|]+)+$/;

/** Splits a list of categories; Blogger's kind of entry, a URL, gives none. */
function partsOf(name: string): string[] {
  if (/^https?:/i.test(name)) return [];
  const parts = name.split(/[,;|/>»]/).map((part) => part.trim());
  if (parts.length === 1 || LIST.test(name)) return parts;
  const isKnown = parts.some((part) => {
    const { category, state } = filingOf({ name: part, slug: slugOf(part) });
    return category !== null || state !== null;
  });
  return isKnown ? parts.filter(Boolean) : [name];
}

function baseOf({ url, bases }: FeedItem, feed: URL): string {
  if (bases.length > 0) return joined(feed.href, bases);
  return url && /^https?:/.test(url) && URL.canParse(url) ? url : feed.href;
}

const joined = (base: string, bases: readonly string[]): string =>
  bases.reduce((from, given) => httpUrl(given, from) ?? from, base);
