import 'server-only';
import type { ImageObjectLeaf, NewsArticleLeaf, PlaceLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { type Story, storyPath } from '@/lib/story/story';
import { cropPath } from '@/lib/seo/crops/cropUrl';
import { CROP_NAMES, CROPS } from '@/lib/seo/crops/crops';
import { PREVIEW_SIZE } from '@/lib/seo/previews/previewSize';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { truncateAtGrapheme } from '@/lib/text/graphemes';
import { onIndiasClock } from '@/lib/time/onIndiasClock';
import { publisher } from './organization';
import { videoObject } from './videoObject';
import { websiteId } from './website';
import { storyLanguage } from './storyLanguage';

/** Google's limit ("Article structured data", `headline`). */
const HEADLINE_LENGTH = 110;

/**
 * What the page knows of a story in words: `section` and `state` are null where the provider named
 * none.
 */
export type ArticleContext = {
  description: string;
  section: string | null;
  state: string | null;
  channel: string;
  /** Site path of its preview. */
  preview: string;
};

/**
 * A story as an article, whose picture is the story's drawn card where it has no other. Where the
 * provider names no author, the channel answers for it. A story that was never changed was last
 * changed when it was published.
 *
 * @param locale of the page it stands on; the article's own language is the story's
 */
export function newsArticle(
  story: Story,
  { description, section, state, channel, preview }: ArticleContext,
  locale: Locale,
): NewsArticleLeaf {
  const { id, title, publishedAt, modifiedAt = publishedAt } = story;
  const url = absoluteUrl(storyPath(id), locale);
  const headline = truncateAtGrapheme(title, HEADLINE_LENGTH);
  const images =
    story.picture === null
      ? [imageObject(preview, PREVIEW_SIZE)]
      : CROP_NAMES.map((crop) => imageObject(cropPath(story, crop), CROPS[crop]));
  const place = contentLocation(story.place, state);
  const video = videoObject(story, {
    description,
    thumbnail: images[0]?.url ?? absoluteUrl(preview),
  });
  const { '@type': type, '@id': channelId, name, url: home } = publisher(channel);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline,
    ...(headline !== title && { name: title }),
    description,
    image: images,
    ...(publishedAt && { datePublished: onIndiasClock(publishedAt) }),
    ...(modifiedAt && { dateModified: onIndiasClock(modifiedAt) }),
    inLanguage: storyLanguage(story),
    ...(section && { articleSection: section }),
    ...(place && { contentLocation: place }),
    ...(video && { video }),
    isAccessibleForFree: true,
    isPartOf: { '@id': websiteId(locale) },
    author: story.author
      ? { '@type': 'Person', name: story.author }
      : { '@type': type, '@id': channelId, name, url: home },
    publisher: publisher(channel),
  };
}

const imageObject = (
  path: string,
  { width, height }: { width: number; height: number },
): ImageObjectLeaf & { url: string } => ({
  '@type': 'ImageObject',
  url: absoluteUrl(path),
  width: `${width}`,
  height: `${height}`,
});

/** Where it happened. Of the country we are only sure where the state is known to us. */
function contentLocation(place: string | null, state: string | null): PlaceLeaf | null {
  const name = place ?? state;
  if (name === null) return null;
  return {
    '@type': 'Place',
    name,
    ...(state && {
      address: { '@type': 'PostalAddress', addressRegion: state, addressCountry: 'IN' },
    }),
  };
}
