import { YOUTUBE_ID, youtubeId } from '@/lib/config/youtubeId.mjs';
import { categoryKey, stateKey } from '@/lib/content/keys';
import { firstOf } from '@/lib/firstOf';
import { truncateAtGrapheme, excerpt } from '@/lib/format/graphemes';
import { bindFigures } from '@/lib/format/paragraphs';
import { languageOf } from '@/lib/format/script';
import type { Locale } from '@/lib/i18n/locales';
import { categoryNamed, stateNamed } from '@/lib/pages/categoryNames';
import { captionParts } from '@/lib/provider/body/blocks/creditsBelow';
import { liveFields } from '@/lib/provider/live/liveFields';
import { termsOf } from '@/lib/provider/source/filing';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import { plausibleLanguage, codeOf, languageFields } from '@/lib/provider/source/language';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { captionsOf, type Media, pictureUrl, videoUrl } from '@/lib/provider/source/media';
import { momentOf } from '@/lib/provider/source/momentOf';
import { titleCase } from '@/lib/provider/source/providerText';
import { STORY_DEFAULTS, changeOf, storyFacts, latestOf } from '@/lib/provider/source/storyFacts';
import { agoInWords, timestamp } from '@/lib/provider/source/timestamp';
import type { Body, BodyPicture } from '@/lib/story/body';
import { lastUpdate } from '@/lib/story/coverage';
import { readTime } from '@/lib/story/readTime';
import { type FeaturedStory, type Slide, type Story, SUMMARY_LENGTH } from '@/lib/story/story';
import { viewCount } from '@/lib/story/views';
import { authorsOf } from './authorsOf';
import { pictureFields } from './pictureTexts';
import type { ProviderPhoto, ProviderPoster, ProviderStory } from './providerSchema';
import { readText } from './readText';
import { toCoverage } from './toCoverage';

const VIDEO_FRAME = /<iframe\s[^>]{0,500}?src=["']?([^"'\s>]{1,500})/i;
const WITHOUT_SCHEME = /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//i;
/** A lower-case word can also have eleven letters. */
const NO_WORD = /[A-Z\d_]/;

function videoId(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (YOUTUBE_ID.test(given) && NO_WORD.test(given)) return given;
  const [, src = given] = VIDEO_FRAME.exec(given) ?? [];
  return youtubeId(WITHOUT_SCHEME.test(src) ? `https://${src}` : src);
}

/** Field precedence: product.md 10.2. `now` is the base for "5 minutes ago". */
export function toStory(raw: ProviderStory, media: Media, now = Date.now()): FeaturedStory {
  const title = raw.title ?? raw.headline ?? '';
  const { body: read, text } = readText(
    raw.content ?? raw.fullContent ?? raw.fullDescription ?? '',
    raw.id ?? raw._id ?? '',
    media,
  );
  const pictures = [raw.image, raw.imageUrl, raw.thumbnail, raw.thumbnailUrl];
  const given = [raw.time, raw.timestamp, raw.createdAt];
  const picture = firstOf(pictures, (one) => pictureUrl(one, media));
  const coverage = toCoverage(raw, media, now);
  const modifiedAt = latestOf(
    firstKnown(raw.updatedAt, raw.modifiedAt),
    coverage && lastUpdate(coverage),
  );
  const publishedAt =
    firstKnown(...given) ??
    (raw.timeAgo === undefined ? null : agoInWords(String(raw.timeAgo), now, true)) ??
    momentOf(given, '/api', undefined, now) ??
    coverage?.startedAt ??
    modifiedAt;
  const onYouTube = videoId(raw.videoUrl);
  const file = onYouTube ? null : videoUrl(raw.videoUrl, media);
  const unlisted = file ? undefined : (httpUrl(raw.videoUrl, media.base) ?? undefined);
  const audio = videoUrl(raw.audioUrl, media);
  const tags = termsOf(raw.tags ?? []);
  const facts = storyFacts(raw, { moment: timestamp, base: media.base });
  const captions = file ? captionsOf(raw.captions, media) : undefined;

  return {
    id: raw.id ?? raw._id ?? '',
    ...languageFields(plausibleLanguage(codeOf(raw.language), title, text), title, text),
    title,
    summary:
      raw.summary ?? raw.description ?? raw.shortDescription ?? excerpt(text, SUMMARY_LENGTH),
    body: withPhotos(read, raw.photos ?? [], media),
    picture,
    ...(picture && pictureFields(raw)),
    category: nameOf(raw.category, categoryKey, categoryNamed),
    state: nameOf(raw.state, stateKey, stateNamed),
    place: nameOf(raw.location ?? raw.city),
    publishedAt,
    views: viewCount(raw.views),
    videoUrl: file,
    youtubeId: videoId(raw.youtubeUrl) ?? onYouTube ?? withoutId(raw.youtubeUrl ?? unlisted),
    ...authorsOf(raw, media),
    ...(tags.length > 0 && { tags }),
    ...(raw.premium && { premium: true as const }),
    ...(audio && { audioUrl: audio }),
    ...(captions && { captions }),
    ...(file && raw.videoDescription && { videoDescription: raw.videoDescription }),
    ...changeOf({ publishedAt, modifiedAt, corrections: facts.corrections }),
    highlights: raw.highlights ?? STORY_DEFAULTS.highlights,
    ...facts,
    ...liveFields(coverage),
    priority: raw.priority ?? STORY_DEFAULTS.priority,
  };
}

function withPhotos(
  body: Body | null,
  photos: readonly ProviderPhoto[],
  media: Media,
): Body | null {
  const pictures = photos.flatMap(({ imageUrl, caption, credit }): BodyPicture[] => {
    const url = pictureUrl(imageUrl, media);
    return url ? [{ url, alt: '', ...captionParts(caption, credit) }] : [];
  });
  return pictures.length > 0 ? [...(body ?? []), { type: 'gallery', pictures }] : body;
}

type KeyOf = (name: string) => string | null;

/** Known keys stay keys, because the page translates them; any other name gets capitals. */
const nameOf = (name: string | undefined, keyOf?: KeyOf, keyNamed?: KeyOf) =>
  name === undefined ? null : keyOf?.(name) ? name : (keyNamed?.(name) ?? titleCase(name));

/** A URL without a YouTube id still counts as a video: the empty id opens a placeholder preview. */
const withoutId = (youtubeUrl: string | undefined) => (youtubeUrl === undefined ? null : '');

const firstKnown = (...given: (string | number | undefined)[]) =>
  given.map((moment) => moment && timestamp(moment)).find(Boolean) || null;

type PosterWords = Pick<Slide, 'title' | 'summary'> & Pick<ProviderStory, 'content'>;

const OWN_WORDS: Partial<Record<string, (raw: ProviderPoster) => PosterWords | null>> = {
  hi: ({ hindTitle: title, hindSummary: summary = '', hindContent, fullContent }) =>
    title === undefined ? null : { title, summary, content: hindContent ?? fullContent },
};

const sharedWords = ({
  title,
  summary,
  description = '',
  fullContent: content,
}: ProviderPoster): PosterWords => ({
  title: title ?? truncateAtGrapheme(description, TEXT_LIMITS.title),
  summary: summary ?? description,
  content,
});

function posterWords(raw: ProviderPoster, locale: Locale): PosterWords {
  const words = OWN_WORDS[locale]?.(raw) ?? sharedWords(raw);
  return { ...words, title: bindFigures(words.title) };
}

export function toSlide(raw: ProviderPoster, locale: Locale, media: Media): Slide {
  const { title, summary, content } = posterWords(raw, locale);
  return {
    id: raw.id,
    lang: languageOf(title),
    title,
    summary: excerpt(summary, SUMMARY_LENGTH),
    picture: pictureUrl(raw.image ?? raw.imageUrl, media),
    category: nameOf(raw.category, categoryKey, categoryNamed),
    readTime: readTime(raw.readTime, content),
    youtubeId: videoId(raw.youtubeUrl) ?? withoutId(raw.youtubeUrl),
    link: isSitePath(raw.link) ? raw.link : httpUrl(raw.link, media.base),
  };
}

/** Browsers read `//host` and `/\host` as links to another site. */
function isSitePath(link: string | undefined): link is string {
  const here = 'http://site.invalid';
  return (
    link !== undefined &&
    link.startsWith('/') &&
    URL.canParse(link, here) &&
    new URL(link, here).origin === here
  );
}

export function posterStory(raw: ProviderPoster, locale: Locale, media: Media): Story | null {
  const { title, summary, content } = posterWords(raw, locale);
  if (!title) return null;
  const { id, image, imageUrl, category } = raw;
  return {
    ...toStory(
      { id, title, summary: summary || undefined, content, image, imageUrl, category },
      media,
    ),
    youtubeId: videoId(raw.youtubeUrl) ?? withoutId(raw.youtubeUrl),
  };
}
