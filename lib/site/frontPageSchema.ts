import { z } from 'zod';
import { id, slug } from './fields';

const FOLDS = [768, 1024, 1280, 1600] as const;

const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a key, such as cityNews');
const sourceSchema = z.union(
  [
    z.strictObject({ feed: z.enum(['news', 'breaking', 'featured', 'mostRead']) }),
    z.strictObject({ section: z.string().startsWith('/') }),
    z.strictObject({ categories: z.array(key).min(1) }),
    z.strictObject({ state: id }),
    z.strictObject({ tag: slug }),
    z.strictObject({ author: slug }),
    z.strictObject({ ids: z.array(slug).min(1).max(20) }),
    z.strictObject({ has: z.literal('video') }),
  ],
  { error: 'must be one of feed, section, categories, state, tag, author, ids or has' },
);

const LAYOUTS = [
  'lead',
  'wide',
  'column',
  'three',
  'strip',
  'opinions',
  'river',
  'ranked',
] as const;

const KINDS =
  'hero, links, liveNow, breaking, featured, weather, trending, ad, quickLinks, tools, state or stories';

/**
 * `frontPage` accepts blocks of any kind; `lists`, which a section shows below its stories, only
 * lists of stories.
 */
export function blockSchemas<Words extends z.ZodType>(words: Words, languages: readonly string[]) {
  const shown = {
    fromWidth: z.literal([...FOLDS], 'must be 768, 1024, 1280 or 1600').optional(),
    languages: z
      .array(z.enum(languages, { error: 'must be a language of the site' }))
      .min(1)
      .optional(),
  };
  const fixed = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), ...shown });
  const stories = z.strictObject({
    kind: z.literal('stories'),
    from: sourceSchema,
    layout: z.enum(LAYOUTS, { error: `must be ${LAYOUTS.join(', ')}` }),
    title: words.optional(),
    count: z.int().min(1).max(40, 'must be at most 40').optional(),
    ...shown,
  });
  const frontPage = z
    .array(
      z.discriminatedUnion(
        'kind',
        [
          fixed('hero'),
          fixed('links'),
          fixed('liveNow'),
          fixed('breaking'),
          fixed('featured'),
          fixed('weather'),
          fixed('trending'),
          fixed('ad'),
          fixed('quickLinks'),
          fixed('tools'),
          z.strictObject({ kind: z.literal('state'), state: id, ...shown }),
          stories,
        ],
        { error: `must be ${KINDS}` },
      ),
    )
    .min(1, 'must have a block')
    .max(60, 'must have at most 60 blocks');
  return { frontPage, lists: z.array(stories).max(30, 'must have at most 30 blocks') };
}

type Schemas = ReturnType<typeof blockSchemas<z.ZodType<Partial<Record<string, string>>>>>;

export type FrontBlock = z.output<Schemas['frontPage']>[number];

export type StorySource = z.output<typeof sourceSchema>;
