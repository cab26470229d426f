import 'server-only';
import { excerpt } from '@/lib/format/graphemes';
import { leadOf } from '@/lib/provider/body/blocks/leadOf';
import { captionOfHtml } from '@/lib/provider/body/pictures/captions';
import { storyBody } from '@/lib/provider/body/storyBody';
import type { Feed } from '@/lib/provider/client/feed';
import { filedUnder } from '@/lib/provider/source/filing';
import { headingOf, ownTitle, withoutTitle } from '@/lib/provider/source/headingOf';
import {
  plausibleLanguage,
  codeOf,
  isSiteLanguage,
  languageFields,
} from '@/lib/provider/source/language';
import { type Media, pictureUrl } from '@/lib/provider/source/media';
import { momentOf } from '@/lib/provider/source/momentOf';
import { ownPages, providerMedia } from '@/lib/provider/source/providerMedia';
import { STORY_DEFAULTS, changeOf } from '@/lib/provider/source/storyFacts';
import { storyMeta } from '@/lib/provider/source/storyMeta';
import { beforeCards, textBefore } from '@/lib/provider/source/teaser';
import type { Body, BodyPicture } from '@/lib/story/body';
import { proseText } from '@/lib/story/bodyText';
import { type Author, type FeaturedStory, SUMMARY_LENGTH } from '@/lib/story/story';
import { type ContentPage, type ContentRequest, contentFeed } from './contentApi';
import { isForMembers, type GhostPost, postSchema } from './postSchema';

/** Multilingual Ghost sites mark posts with internal tags, `#hi` or `#lang-hi`. */
const TAG = /^#(?:lang(?:uage)?[-_:])?([a-z]{2,3})(?:[-_][a-z]{2})?$/i;

/** Ghost's database stores this placeholder for its own address, paths included. */
const GHOST_URL = '__GHOST_URL__/';

/** Ghost's titles and excerpts are plain text, not HTML. */
export function toStory(
  post: GhostPost,
  media: Media,
  language: string | null = null,
): FeaturedStory {
  const { id } = post;
  const given = ownTitle(post.title);
  const authors = orPrimary(post.authors, post.primary_author).map((one) => authorOf(one, media));
  const tags = orPrimary(post.tags, post.primary_tag);
  const html = shownHtml(post)?.replaceAll(GHOST_URL, media.base);
  const pages = ownPages(siteOf(post, media));
  const body = withoutTitle(
    html ? storyBody(html, { id, base: media.base, media, pages }) : null,
    given,
  );
  const modifiedAt = momentOf([post.updated_at], '/posts');
  const publishedAt = momentOf([post.published_at], '/posts') ?? modifiedAt;
  const summary =
    post.custom_excerpt?.replace(/\s+/g, ' ') ??
    excerpt(beginning(post, body).replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH);
  const title = given || headingOf(summary) || post.title;
  const lead = leadOf(body, featured(post, media));
  return {
    ...STORY_DEFAULTS,
    id,
    ...languageFields(
      languageOfTags(tags) ?? plausibleLanguage(language, title, summary),
      title,
      summary,
    ),
    title,
    summary,
    ...lead,
    ...filedUnder(tags.filter(({ visibility }) => visibility === 'public').map(termOf)),
    publishedAt,
    ...changeOf({ publishedAt, modifiedAt }),
    // Ghost gives 0 for less than half a minute.
    ...(typeof post.reading_time === 'number' && {
      readMinutes: Math.max(1, Math.round(post.reading_time)),
    }),
    ...storyMeta(
      metaOf(post, media),
      { title, texts: [], picture: lead.picture, link: post.url },
      media,
    ),
    ...(isForMembers(post) && { premium: true as const }),
    ...(authors.length > 0 && { author: authors.map(({ name }) => name).join(', '), authors }),
  };
}

/** Some proxies of the API omit the lists. */
const orPrimary = <T>(list: readonly T[], first: T | null | undefined): readonly T[] =>
  list.length === 0 && first ? [first] : list;

function featured(post: GhostPost, media: Media): BodyPicture | null {
  const url = pictureUrl(post.feature_image?.replace(GHOST_URL, media.base), media);
  const { feature_image_alt: alt, feature_image_caption: caption } = post;
  return url ? { url, alt: alt ?? '', ...captionOfHtml(caption ?? '') } : null;
}

/** The Content API cuts a members' post, the Admin API for drafts does not. */
const hasFullText = (post: GhostPost) => isForMembers(post) && post.access !== false;

/** Ghost's paywall card. Without it the whole text is for members only. */
const PAYWALL = /<!--\s*members-only\s*-->/;

const shownHtml = (post: GhostPost) =>
  hasFullText(post) ? textBefore(post.html ?? '', PAYWALL) : post.html;

/** Without an editor's excerpt. Ghost's generated one mixes in lists and, where it is cut, cards. */
const beginning = (post: GhostPost, body: Body | null): string =>
  (body && proseText(body)) ||
  beforeCards(withoutLists((hasFullText(post) ? null : post.excerpt) ?? ''));

const LIST_LINE = /^ {0,20}\* (.*)$/gm;

const withoutLists = (excerpt: string): string =>
  excerpt.replace(LIST_LINE, '').trim() || excerpt.replace(LIST_LINE, '$1');

/** The Ghost site's URL; the API may have another host but shares the path. */
const siteOf = ({ url }: GhostPost, { base }: Media) =>
  url && URL.canParse(url) ? new URL(new URL(base).pathname, url).href : null;

const metaOf = (post: GhostPost, { base }: Media) => ({
  canonical: post.canonical_url,
  title: post.meta_title,
  description: post.meta_description,
  socialTitle: post.og_title ?? post.twitter_title,
  socialDescription: post.og_description ?? post.twitter_description,
  socialPicture: (post.og_image ?? post.twitter_image)?.replace(GHOST_URL, base),
});

function authorOf(
  { name, slug, profile_image, bio }: GhostPost['authors'][number],
  media: Media,
): Author {
  const { base, sources } = media;
  const picture = pictureUrl(profile_image?.replace(GHOST_URL, base), { base, sources });
  return { name, slug, ...(picture && { picture }), ...(bio && { about: bio }) };
}

const termOf = ({ name, slug }: GhostPost['tags'][number]) => ({ name, slug });

function languageOfTags(tags: readonly GhostPost['tags'][number][]): string | null {
  for (const { name, visibility } of tags) {
    const code = visibility === 'internal' ? codeOf(TAG.exec(name)?.[1]) : null;
    if (code !== null && isSiteLanguage(code)) return code;
  }
  return null;
}

export function storyReader(language: string | null) {
  const media = providerMedia();
  return (json: unknown): FeaturedStory | null => {
    const { data } = postSchema.safeParse(json);
    return data ? toStory(data, media, language) : null;
  };
}

type PostsParams = ContentRequest<never>['params'] & { fields?: string };

export const postsFeed = (
  feed: Pick<ContentRequest<never>, 'name' | 'failure' | 'isKeyed'>,
  { fields, ...params }: PostsParams,
): Feed<ContentPage<FeaturedStory>> =>
  contentFeed({
    ...feed,
    resource: 'posts',
    params: { ...(fields && { fields }), include: 'tags,authors', ...params },
    needsLanguage: true,
    reader: storyReader,
  });
