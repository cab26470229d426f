import { z } from 'zod';
import { id } from './fields';
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

const topic = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'must be a category, such as sports');

const push = z.union(
  [
    z.literal(false),
    z.strictObject({
      states: z.array(id).max(40).default([]),
      topics: z.array(topic).max(40).default([]),
      urgent: z.boolean().default(false),
    }),
  ],
  { error: 'must be false, or have states, topics and urgent' },
);

/**
 * Settings that editors change without a deployment (`FRONT_PAGE`): blocks, top stories, a banner,
 * announced live pages.
 *
 * @param languages the site's; a text appears only on pages in its own languages
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
    banner: z
      .strictObject({ text: words, href: href.optional(), until, push: push.optional() })
      .optional(),
  });
};

export type DeskFrontPage = z.output<ReturnType<typeof deskSchema>>;
