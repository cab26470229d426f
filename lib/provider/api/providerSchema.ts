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
import {
  truncatedText,
  entriesOf,
  limitedText,
  optionalText,
  optional,
  orString,
  optionalUrl,
} from '@/lib/provider/source/schemaText';
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

const text = (field: keyof typeof TEXT_LIMITS) => optionalText(TEXT_LIMITS[field]);
const title = (field: 'title' | 'headline' | 'hindTitle') =>
  optional(truncatedText(TEXT_LIMITS[field]).transform(collapseWhitespace));
const figure = limitedText(FIGURE_LIMIT);
const optionalNumber = optional(z.union([z.number(), figure.transform(Number).pipe(z.number())]));
const identity = z.union([limitedText(ID_LIMIT), z.number()]).transform(String);
/** Ids that become page URLs: browsers resolve a segment of dots to another folder. */
const pageIdentity = identity.refine((id) => !/^\.\.?$/.test(id), { error: 'no URL can hold it' });
const optionalFigure = optional(z.union([figure, z.number()]));

const highlight = truncatedText(HIGHLIGHT_LIMIT);
const highlights = z.array(z.unknown()).transform((lines) => [
  ...new Set(
    lines
      .filter((line) => typeof line === 'string')
      .slice(0, HIGHLIGHTS)
      .flatMap((line) => highlight.safeParse(line).data ?? []),
  ),
]);

const author = orString(
  'name',
  z.object({
    name: truncatedText(TEXT_LIMITS.author),
    role: text('role'),
    imageUrl: optionalUrl,
    about: text('about'),
  }),
);
export type ProviderAuthor = Pick<z.output<typeof author>, 'name'> &
  Partial<z.output<typeof author>>;

const photo = orString(
  'imageUrl',
  z.object({
    imageUrl: limitedText(URL_LIMIT),
    caption: text('description'),
    credit: text('author'),
  }),
);
export type ProviderPhoto = z.output<typeof photo>;

const withIdentity = <T extends { id?: string | undefined; _id?: string | undefined }>(entry: T) =>
  entry.id !== undefined || entry._id !== undefined;

export const providerStorySchema = z
  .object({
    id: optional(pageIdentity),
    _id: optional(pageIdentity),
    title: title('title'),
    headline: title('headline'),
    summary: text('summary'),
    description: text('description'),
    shortDescription: text('shortDescription'),
    content: text('content'),
    fullContent: text('fullContent'),
    fullDescription: text('fullDescription'),
    image: optionalUrl,
    imageUrl: optionalUrl,
    thumbnail: optionalUrl,
    thumbnailUrl: optionalUrl,
    language: text('language'),
    category: text('category'),
    state: text('state'),
    location: text('location'),
    city: text('city'),
    time: optionalFigure,
    timeAgo: optionalFigure,
    timestamp: optionalFigure,
    createdAt: optionalFigure,
    updatedAt: optionalFigure,
    modifiedAt: optionalFigure,
    views: optionalFigure,
    author: text('author'),
    authors: optional(entriesOf(author, STORY_LISTS.authors)),
    tags: optional(entriesOf(truncatedText(TEXT_LIMITS.author), STORY_LISTS.tags)),
    imageCaption: text('description'),
    imageCredit: text('author'),
    imageAlt: text('description'),
    photos: optional(entriesOf(photo, STORY_LISTS.photos)),
    premium: optional(z.boolean()),
    audioUrl: optionalUrl,
    videoUrl: optionalUrl,
    videoDescription: text('videoDescription'),
    captions: providerCaptions,
    youtubeUrl: optionalUrl,
    priority: optionalNumber,
    highlights: optional(highlights),
    ...FACTS,
    coverageStart: optionalFigure,
    coverageEnd: optionalFigure,
    pinnedUpdate: optional(identity),
    updates: optional(z.array(z.unknown())),
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
      .pipe(text('content'))
      .optional(),
    author: text('author'),
    imageUrl: optionalUrl,
    videoUrl: optionalUrl,
    isKey: optional(z.boolean()),
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
    description: text('description'),
    category: text('category'),
    image: optionalUrl,
    imageUrl: optionalUrl,
    readTime: optional(z.union([truncatedText(TEXT_LIMITS.readTime), z.number()])),
    youtubeUrl: optionalUrl,
    link: optionalUrl,
    fullContent: text('fullContent'),
    summary: text('summary'),
    hindTitle: title('hindTitle'),
    hindSummary: text('hindSummary'),
    hindContent: text('hindContent'),
  })
  .refine(({ title, image, imageUrl }) => title ?? image ?? imageUrl, {
    error: 'has neither title nor image',
    path: ['title'],
  });

export type ProviderPoster = z.output<typeof providerPosterSchema>;
