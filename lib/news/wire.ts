import { z } from 'zod';
import { wellFormed } from '@/lib/text/wellFormed';

/**
 * The provider's shapes. Only what makes an entry usable is demanded; any other field of a wrong type is
 * treated as missing, so that one odd figure does not cost a reader the story.
 */

/** Halves of an emoji that was cut in two are mended here, once: no address and no UTF-8 file can hold them. */
const text = z.string().trim().min(1).transform(wellFormed);
const optionalText = text.optional().catch(undefined);
const optionalNumber = z.union([z.number(), text.transform(Number).pipe(z.number())]).optional().catch(undefined);
const identity = z.union([text, z.number()]).transform(String);
const moment = z.union([text, z.number()]).optional().catch(undefined);

const withIdentity = <T extends { id?: string | undefined; _id?: string | undefined }>(entry: T) =>
  entry.id !== undefined || entry._id !== undefined;

/** Breaking items, featured stories, news items and generic articles: the names each of them uses. */
export const wireStory = z
  .object({
    id: identity.optional().catch(undefined),
    _id: identity.optional().catch(undefined),
    title: optionalText,
    headline: optionalText,
    summary: optionalText,
    description: optionalText,
    shortDescription: optionalText,
    content: optionalText,
    fullContent: optionalText,
    fullDescription: optionalText,
    image: optionalText,
    imageUrl: optionalText,
    thumbnail: optionalText,
    thumbnailUrl: optionalText,
    category: optionalText,
    state: optionalText,
    location: optionalText,
    city: optionalText,
    time: moment,
    timestamp: moment,
    createdAt: moment,
    updatedAt: moment,
    modifiedAt: moment,
    views: z.union([text, z.number()]).optional().catch(undefined),
    videoUrl: optionalText,
    youtubeUrl: optionalText,
    priority: optionalNumber,
    highlights: z.array(z.unknown()).optional().catch(undefined),
  })
  .refine(withIdentity, { error: 'has neither id nor _id', path: ['id'] })
  .refine(({ title, headline }) => title ?? headline, { error: 'has no title', path: ['title'] });

export type WireStory = z.output<typeof wireStory>;

/** Kept only with an id and a title or an image. */
export const wirePoster = z
  .object({
    id: identity,
    title: optionalText,
    description: optionalText,
    category: optionalText,
    image: optionalText,
    readTime: z.union([text, z.number()]).optional().catch(undefined),
    youtubeUrl: optionalText,
    link: optionalText,
    fullContent: optionalText,
    summary: optionalText,
    hindTitle: optionalText,
    hindSummary: optionalText,
  })
  .refine(({ title, image }) => title ?? image, { error: 'has neither title nor image', path: ['title'] });

export type WirePoster = z.output<typeof wirePoster>;
