import 'server-only';
import type {
  CorrectionCommentLeaf,
  ImageObjectLeaf,
  NewsArticleLeaf,
  PersonLeaf,
  PlaceLeaf,
} from 'schema-dts';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import type { Locale } from '@/lib/i18n/locales';
import { SOCIAL_CARD_SIZE } from '@/lib/images/cards/cardLook';
import { CROP_NAMES, cropPath, CROPS } from '@/lib/images/cards/cropUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import { authorsOf } from '@/lib/story/authors';
import type { Body } from '@/lib/story/body';
import { picturesIn } from '@/lib/story/picturesIn';
import type { Correction, Story } from '@/lib/story/story';
import { authorPath } from '@/lib/story/termPaths';
import { publisher, websiteId } from './organization';
import { storyLanguage, videoObject } from './videoObject';

/** Google's limit ("Article structured data", `headline`). */
export const HEADLINE_LENGTH = 110;

export type ArticleContext = {
  /** The URL on this site that search engines know; its page may be in another language. */
  url: string;
  description: string;
  section: string | null;
  state: string | null;
  channel: string;
  socialCard: string;
};

/**
 * The social card replaces a missing picture, the channel a missing author, the publication date a
 * missing modification date.
 *
 * @param locale the page's; the article has the story's language
 */
export function newsArticle(
  story: Story,
  { url, description, section, state, channel, socialCard }: ArticleContext,
  locale: Locale,
): NewsArticleLeaf {
  const { title, publishedAt, modifiedAt = publishedAt } = story;
  const headline = truncateAtGrapheme(title, HEADLINE_LENGTH);
  const images =
    story.picture === null
      ? [imageObject(socialCard, SOCIAL_CARD_SIZE)]
      : CROP_NAMES.map((crop) => ({
          ...imageObject(cropPath(story, crop), CROPS[crop]),
          ...wordsOf({ caption: story.pictureCaption, credit: story.pictureCredit }),
        }));
  const place = contentLocation(story.place, state);
  const video = videoObject(story, {
    description,
    thumbnail: images[0]?.url ?? absoluteUrl(socialCard),
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
    image: [...images, ...bodyImages(story.body)],
    ...(publishedAt && { datePublished: onNewsroomClock(publishedAt) }),
    ...(modifiedAt && { dateModified: onNewsroomClock(modifiedAt) }),
    inLanguage: storyLanguage(story),
    ...(section && { articleSection: section }),
    ...(place && { contentLocation: place }),
    ...(video && { video }),
    ...(story.canonicalUrl && { isBasedOn: story.canonicalUrl }),
    ...(story.dateline && { dateline: story.dateline }),
    ...(story.agency && { sourceOrganization: { '@type': 'Organization', name: story.agency } }),
    ...(story.corrections && { correction: story.corrections.map(correctionComment) }),
    isAccessibleForFree: !story.premium,
    // https://developers.google.com/search/docs/appearance/structured-data/paywalled-content
    ...(story.premium && {
      hasPart: {
        '@type': 'WebPageElement' as const,
        isAccessibleForFree: false,
        cssSelector: '.paywall',
      },
    }),
    isPartOf: { '@id': websiteId(locale) },
    author: persons(story, locale) ?? { '@type': type, '@id': channelId, name, url: home },
    ...(story.tags?.length && { keywords: story.tags.map((tag) => tag.name) }),
    publisher: publisher(channel),
  };
}

const correctionComment = ({ text, at }: Correction): CorrectionCommentLeaf => ({
  '@type': 'CorrectionComment',
  text,
  ...(at && { datePublished: onNewsroomClock(at) }),
});

function persons(story: Story, locale: Locale): PersonLeaf[] | PersonLeaf | null {
  const [first, ...others] = authorsOf(story).map(
    ({ name, slug, role, picture, about }): PersonLeaf => ({
      '@type': 'Person',
      name,
      ...(slug && { url: absoluteUrl(authorPath(slug), locale) }),
      ...(role && { jobTitle: role }),
      ...(picture && { image: bodyPictureUrl(picture) }),
      ...(about && { description: about }),
    }),
  );
  if (!first) return null;
  return others.length > 0 ? [first, ...others] : first;
}

const BODY_PICTURES = 10;

const bodyImages = (body: Body | null): ImageObjectLeaf[] =>
  picturesIn(body)
    .slice(0, BODY_PICTURES)
    .map(({ url, caption, credit }) => ({
      '@type': 'ImageObject',
      url: bodyPictureUrl(url),
      ...wordsOf({ caption, credit }),
    }));

type Words = { caption?: string | undefined; credit?: string | undefined };

const wordsOf = ({ caption, credit }: Words): Pick<ImageObjectLeaf, 'caption' | 'creditText'> => ({
  ...(caption && { caption }),
  ...(credit && { creditText: credit }),
});

const imageObject = (
  path: string,
  { width, height }: { width: number; height: number },
): ImageObjectLeaf & { url: string } => ({
  '@type': 'ImageObject',
  url: absoluteUrl(path),
  width: `${width}`,
  height: `${height}`,
});

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
