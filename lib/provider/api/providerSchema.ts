import { z } from 'zod';
import { collapseWhitespace } from '@/lib/provider/body/html/textOf';
import {
  FIGURE_LIMIT,
  HIGHLIGHT_LIMIT,
  HIGHLIGHTS,
  ID_LIMIT,
  STORY_LISTS,
  TEXT_LIMITS,
  URL_LIMIT,
} from '@/lib/provider/source/limits';
import { providerCaptions } from '@/lib/provider/source/media';
import { truncatedText, entriesOf, limitedText } from '@/lib/provider/source/schemaText';
import { FACTS } from '@/lib/provider/source/storyFacts';
import { textOfBlocks } from './entryValues';

export const PATH_PREFIX = '/api';

export const FEED_NAMES = {
  posters: '/posters',
  breaking: '/breaking-news',
  featured: '/featured-stories',
  news: '/news',
} as const;

/** Optional fields of a wrong type count as missing, so one bad value does not lose the story. */

const optionalText = (field: keyof typeof TEXT_LIMITS) =>
  truncatedText(TEXT_LIMITS[field]).optional().catch(undefined);
const title = (field: 'title' | 'headline' | 'hindTitle') =>
  truncatedText(TEXT_LIMITS[field]).transform(collapseWhitespace).optional().catch(undefined);
const optionalUrl = limitedText(URL_LIMIT).optional().catch(undefined);
const figure = limitedText(FIGURE_LIMIT);
const optionalNumber = z
  .union([z.number(), figure.transform(Number).pipe(z.number())])
  .optional()
  .catch(undefined);
const identity = z.union([limitedText(ID_LIMIT), z.number()]).transform(String);
/** Ids that become page URLs: browsers resolve a segment of dots to another folder. */
const pageIdentity = identity.refine((id) => !/^\.\.?$/.test(id), { error: 'no URL can hold it' });
const optionalFigure = z.union([figure, z.number()]).optional().catch(undefined);

const highlight = truncatedText(HIGHLIGHT_LIMIT);
const highlights = z.array(z.unknown()).transform((lines) => [
  ...new Set(
    lines
      .filter((line) => typeof line === 'string')
      .slice(0, HIGHLIGHTS)
      .flatMap((line) => highlight.safeParse(line).data ?? []),
  ),
]);

const author = z.preprocess(
  (given) => (typeof given === 'string' ? { name: given } : given),
  z.object({
    name: truncatedText(TEXT_LIMITS.author),
    role: optionalText('role'),
    imageUrl: optionalUrl,
    about: optionalText('about'),
  }),
);
export type ProviderAuthor = Pick<z.output<typeof author>, 'name'> &
  Partial<z.output<typeof author>>;

const photo = z.preprocess(
  (given) => (typeof given === 'string' ? { imageUrl: given } : given),
  z.object({
    imageUrl: limitedText(URL_LIMIT),
    caption: optionalText('description'),
    credit: optionalText('author'),
  }),
);
export type ProviderPhoto = z.output<typeof photo>;

const withIdentity = <T extends { id?: string | undefined; _id?: string | undefined }>(entry: T) =>
  entry.id !== undefined || entry._id !== undefined;

export const providerStorySchema = z
  .object({
    id: pageIdentity.optional().catch(undefined),
    _id: pageIdentity.optional().catch(undefined),
    title: title('title'),
    headline: title('headline'),
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
    language: optionalText('language'),
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
    authors: entriesOf(author, STORY_LISTS.authors).optional().catch(undefined),
    tags: entriesOf(truncatedText(TEXT_LIMITS.author), STORY_LISTS.tags)
      .optional()
      .catch(undefined),
    imageCaption: optionalText('description'),
    imageCredit: optionalText('author'),
    imageAlt: optionalText('description'),
    photos: entriesOf(photo, STORY_LISTS.photos).optional().catch(undefined),
    premium: z.boolean().optional().catch(undefined),
    audioUrl: optionalUrl,
    videoUrl: optionalUrl,
    videoDescription: optionalText('videoDescription'),
    captions: providerCaptions,
    youtubeUrl: optionalUrl,
    priority: optionalNumber,
    highlights: highlights.optional().catch(undefined),
    ...FACTS,
    coverageStart: optionalFigure,
    coverageEnd: optionalFigure,
    pinnedUpdate: identity.optional().catch(undefined),
    updates: z.array(z.unknown()).optional().catch(undefined),
  })
  .refine(withIdentity, { error: 'has neither id nor _id', path: ['id'] })
  .refine(({ title, headline }) => title ?? headline, { error: 'has no title', path: ['title'] });

export type ProviderStory = z.output<typeof providerStorySchema>;

export const providerUpdateSchema = z
  .object({
    id: identity,
    headline: title('headline'),
    content: z
      .unknown()
      .transform((given) => textOfBlocks(given))
      .pipe(optionalText('content'))
      .optional(),
    author: optionalText('author'),
    imageUrl: optionalUrl,
    videoUrl: optionalUrl,
    isKey: z.boolean().optional().catch(undefined),
  })
  .refine(({ headline, content }) => headline ?? content, {
    error: 'has neither headline nor content',
    path: ['content'],
  });

export type ProviderUpdate = z.output<typeof providerUpdateSchema>;

const updateTimes = z.object({
  timestamp: optionalFigure,
  createdAt: optionalFigure,
  updatedAt: optionalFigure,
  modifiedAt: optionalFigure,
});

export const updateTimesOf = (given: unknown): z.output<typeof updateTimes> | null =>
  updateTimes.safeParse(given).data ?? null;

export const providerPosterSchema = z
  .object({
    id: pageIdentity,
    title: title('title'),
    description: optionalText('description'),
    category: optionalText('category'),
    image: optionalUrl,
    imageUrl: optionalUrl,
    readTime: z
      .union([truncatedText(TEXT_LIMITS.readTime), z.number()])
      .optional()
      .catch(undefined),
    youtubeUrl: optionalUrl,
    link: optionalUrl,
    fullContent: optionalText('fullContent'),
    summary: optionalText('summary'),
    hindTitle: title('hindTitle'),
    hindSummary: optionalText('hindSummary'),
    hindContent: optionalText('hindContent'),
  })
  .refine(({ title, image, imageUrl }) => title ?? image ?? imageUrl, {
    error: 'has neither title nor image',
    path: ['title'],
  });

export type ProviderPoster = z.output<typeof providerPosterSchema>;
