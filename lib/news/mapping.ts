import { cutAtGrapheme, excerpt } from '@/lib/text/graphemes';
import { languageOf } from '@/lib/text/script';
import { titleCase } from '@/lib/text/titleCase';
import { timestamp } from '@/lib/time/timestamp';
import { categoryKey, stateKey } from '@/lib/reference/keys';
import type { Locale } from '@/lib/i18n/routing';
import { captionsOf } from './captions';
import { TEXT_LIMITS } from './limits';
import { httpUrl, type Media, pictureUrl, videoUrl, youtubeId } from './media';
import { readTime } from './readTime';
import type { FeaturedStory, Slide, Story } from './story';
import { viewCount } from './views';
import type { WirePoster, WireStory } from './wire';

const SUMMARY_LENGTH = 150;
const DEFAULT_PRIORITY = 1;

/**
 * The provider's entry as our story. The order of names is the spec's, for articles fetched by id.
 */
export function toStory(wire: WireStory, media: Media): FeaturedStory {
  const title = wire.title ?? wire.headline ?? '';
  const body = wire.content ?? wire.fullContent ?? wire.fullDescription ?? null;
  const picture = wire.image ?? wire.imageUrl ?? wire.thumbnail ?? wire.thumbnailUrl;
  const publishedAt = firstKnown(wire.time, wire.timestamp, wire.createdAt);
  const modifiedAt = firstKnown(wire.updatedAt, wire.modifiedAt);
  const onYouTube = youtubeId(wire.videoUrl);
  const file = onYouTube ? null : videoUrl(wire.videoUrl, media);
  const captions = file ? captionsOf(wire.captions, media) : undefined;

  return {
    id: wire.id ?? wire._id ?? '',
    lang: languageOf(title),
    title,
    summary:
      wire.summary ??
      wire.description ??
      wire.shortDescription ??
      excerpt(body ?? '', SUMMARY_LENGTH),
    body,
    picture: pictureUrl(picture, media),
    category: nameOf(wire.category, categoryKey),
    state: nameOf(wire.state, stateKey),
    place: nameOf(wire.location ?? wire.city),
    publishedAt,
    views: viewCount(wire.views),
    videoUrl: file,
    youtubeId: youtubeId(wire.youtubeUrl) ?? onYouTube ?? withoutId(wire.youtubeUrl),
    ...(captions && { captions }),
    ...(file && wire.videoDescription && { videoDescription: wire.videoDescription }),
    ...(modifiedAt && modifiedAt >= (publishedAt ?? '') && { modifiedAt }),
    highlights: wire.highlights ?? [],
    priority: wire.priority ?? DEFAULT_PRIORITY,
  };
}

/**
 * A key that the site has a word for as it came, since it is shown in the page's language; any
 * other name with capitals.
 */
const nameOf = (name: string | undefined, keyOf?: (name: string) => string | null) =>
  name === undefined ? null : keyOf?.(name) ? name : titleCase(name);

/**
 * An address that names no video still is one: the empty id opens the preview with its placeholder.
 */
const withoutId = (youtubeUrl: string | undefined) => (youtubeUrl === undefined ? null : '');

/** The first of the moments given that can be read, in ISO form. */
const firstKnown = (...given: (string | number | undefined)[]) =>
  given.map((moment) => moment && timestamp(moment)).find(Boolean) || null;

/**
 * A poster as a slide in the words of a language; Hindi falls back to English where there is no
 * Hindi title.
 */
export function toSlide(wire: WirePoster, locale: Locale, media: Media): Slide {
  const hindi = locale === 'hi' && wire.hindTitle !== undefined;
  const title =
    (hindi ? wire.hindTitle : wire.title) ??
    cutAtGrapheme(wire.description ?? '', TEXT_LIMITS.title);
  const english = wire.summary ?? wire.description ?? '';
  return {
    id: wire.id,
    lang: languageOf(title),
    title,
    summary: hindi ? (wire.hindSummary ?? '') : english,
    picture: pictureUrl(wire.image, media),
    category: nameOf(wire.category, categoryKey),
    readTime: readTime(wire.readTime),
    youtubeId: youtubeId(wire.youtubeUrl) ?? withoutId(wire.youtubeUrl),
    link: isSitePath(wire.link) ? wire.link : httpUrl(wire.link, media.base),
  };
}

/**
 * Whether a link stays on this site. `//host`, and `/\host` as browsers read it, lead to another.
 */
function isSitePath(link: string | undefined): link is string {
  const here = 'http://site.invalid';
  return (
    link !== undefined &&
    link.startsWith('/') &&
    URL.canParse(link, here) &&
    new URL(link, here).origin === here
  );
}

/**
 * A poster as a story in the words of a language, for the page of a poster that leads nowhere else.
 */
export function posterStory(wire: WirePoster, locale: Locale, media: Media): Story | null {
  const { title, summary, youtubeId: video } = toSlide(wire, locale, media);
  if (!title) return null;
  const { id, fullContent: content, image, category } = wire;
  return {
    ...toStory({ id, title, summary: summary || undefined, content, image, category }, media),
    youtubeId: video,
  };
}
