import { z } from 'zod';
import {
  FIGURE_LIMIT,
  HIGHLIGHT_LIMIT,
  HIGHLIGHTS,
  ID_LIMIT,
  TEXT_LIMITS,
  URL_LIMIT,
} from '@/lib/provider/source/limits';
import { providerCaptions } from '@/lib/provider/source/media';
import { cutText, wholeText } from '@/lib/provider/source/schemaText';

/** Where the provider has all of its feeds, below `NEWS_API_URL`. */
export const PATH_PREFIX = '/api';

/** Where it has each of them below that, which is also the feed's name in logs and metrics. */
export const FEED_NAMES = {
  posters: '/posters',
  breaking: '/breaking-news',
  featured: '/featured-stories',
  news: '/news',
} as const;

/**
 * The provider's shapes. Only what makes an entry usable is demanded; any other field of a wrong
 * type is treated as missing, so that one odd figure does not cost a reader the story.
 */

const optionalText = (field: keyof typeof TEXT_LIMITS) =>
  cutText(TEXT_LIMITS[field]).optional().catch(undefined);
const optionalUrl = wholeText(URL_LIMIT).optional().catch(undefined);
const figure = wholeText(FIGURE_LIMIT);
const optionalNumber = z
  .union([z.number(), figure.transform(Number).pipe(z.number())])
  .optional()
  .catch(undefined);
const identity = z.union([wholeText(ID_LIMIT), z.number()]).transform(String);
const optionalFigure = z.union([figure, z.number()]).optional().catch(undefined);

const highlight = cutText(HIGHLIGHT_LIMIT);
const highlights = z.array(z.unknown()).transform((lines) =>
  lines
    .filter((line) => typeof line === 'string')
    .slice(0, HIGHLIGHTS)
    .flatMap((line) => highlight.safeParse(line).data ?? []),
);

const withIdentity = <T extends { id?: string | undefined; _id?: string | undefined }>(entry: T) =>
  entry.id !== undefined || entry._id !== undefined;

/**
 * Breaking items, featured stories, news items and generic articles: the names each of them uses.
 */
export const providerStorySchema = z
  .object({
    id: identity.optional().catch(undefined),
    _id: identity.optional().catch(undefined),
    title: optionalText('title'),
    headline: optionalText('headline'),
    summary: optionalText('summary'),
    description: optionalText('description'),
    shortDescription: optionalText('shortDescription'),
    content: optionalText('content'),
    fullContent: optionalText('fullContent'),
    fullDescription: optionalText('fullDescription'),
    image: optionalUrl,
    imageUrl: optionalUrl,
    thumbnail: optionalUrl,
    thumbnailUrl: optionalUrl,
    category: optionalText('category'),
    state: optionalText('state'),
    location: optionalText('location'),
    city: optionalText('city'),
    time: optionalFigure,
    timeAgo: optionalFigure,
    timestamp: optionalFigure,
    createdAt: optionalFigure,
    updatedAt: optionalFigure,
    modifiedAt: optionalFigure,
    views: optionalFigure,
    author: optionalText('author'),
    audioUrl: optionalUrl,
    videoUrl: optionalUrl,
    videoDescription: optionalText('videoDescription'),
    captions: providerCaptions,
    youtubeUrl: optionalUrl,
    priority: optionalNumber,
    highlights: highlights.optional().catch(undefined),
  })
  .refine(withIdentity, { error: 'has neither id nor _id', path: ['id'] })
  .refine(({ title, headline }) => title ?? headline, { error: 'has no title', path: ['title'] });

export type ProviderStory = z.output<typeof providerStorySchema>;

/** Kept only with an id and a title or an image. */
export const providerPosterSchema = z
  .object({
    id: identity,
    title: optionalText('title'),
    description: optionalText('description'),
    category: optionalText('category'),
    image: optionalUrl,
    readTime: z
      .union([cutText(TEXT_LIMITS.readTime), z.number()])
      .optional()
      .catch(undefined),
    youtubeUrl: optionalUrl,
    link: optionalUrl,
    fullContent: optionalText('fullContent'),
    summary: optionalText('summary'),
    hindTitle: optionalText('hindTitle'),
    hindSummary: optionalText('hindSummary'),
    hindContent: optionalText('hindContent'),
  })
  .refine(({ title, image }) => title ?? image, {
    error: 'has neither title nor image',
    path: ['title'],
  });

export type ProviderPoster = z.output<typeof providerPosterSchema>;
