import { z } from 'zod';
import { blockSchemas } from './frontPageSchema';

const storyId = z.string().min(1).max(200);

const until = z.iso
  .datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2026-11-27T18:00:00+05:30',
  })
  .transform((at) => Date.parse(at));

const href = z
  .string()
  .regex(/^(\/(?![/\\])|https:\/\/)/, 'must be a path of the site or an https URL')
  .max(2000);

/**
 * What editors set without a deployment (`FRONT_PAGE`): the blocks, stories on top until an hour, a
 * banner on every page until an hour, and which live pages are told of everywhere.
 *
 * @param languages The site's; a text in some of them stands on the pages of those alone.
 */
export const deskSchema = (languages: readonly string[]) => {
  const words = z.partialRecord(z.enum(languages), z.string().trim().min(1).max(200));
  return z.strictObject({
    blocks: blockSchemas(words, languages).frontPage.optional(),
    pins: z
      .array(z.strictObject({ id: storyId, until }))
      .max(9)
      .default([]),
    liveNow: z.array(storyId).max(9).optional(),
    banner: z.strictObject({ text: words, href: href.optional(), until }).optional(),
  });
};

/** Times are epoch milliseconds. */
export type DeskFrontPage = z.output<ReturnType<typeof deskSchema>>;
