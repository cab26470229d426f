import { z } from 'zod';
import { email, phone, whatsappNumber } from '@/lib/config/textShapes.mjs';
import { SCRIPT_NAMES } from '@/lib/i18n/scripts.mjs';
import { currencySchema } from './currency';
import { color, httpsUrl, id, idOf, slug, text } from './fields';
import { blockSchemas } from './frontPageSchema';
import { newsletterSchema } from './newsletterSchema';
import { adsSchema, analyticsSchema, consentSchema } from './partnersSchema';
import { adsTxtSchema, securitySchema, verificationSchema } from './proofsSchema';
import { stateSchema } from './stateSchema';
import { timeZoneSchema } from './timeZone';

/** `site/README.md` explains the fields; `scripts/site` checks rules across fields and files. */

const code = z.string().regex(/^[a-z]{2}$/, 'must be a language code of two letters, such as mr');
const path = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path in lower case, such as /city-news');
const key = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a key of letters and digits, such as cityNews');
const viewBox = z
  .string()
  .regex(/^-?\d+ -?\d+ \d+ \d+$/, 'must be the four numbers of a viewBox, such as 0 0 1588 520');
const city = idOf('must be the id of a city in content/weather.json');
const named = z.string().regex(/[\p{L}\p{N}]/u, 'must have a letter or digit');

const language = z.strictObject({
  name: text,
  invitation: text,
  regional: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must name language and region, such as mr-IN'),
  intl: z.string().refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, 'must be a language tag, such as mr-IN-u-nu-latn'),
  script: z.enum(SCRIPT_NAMES, { error: `must be one of ${SCRIPT_NAMES.join(', ')}` }),
  namesDayPeriod: z.boolean('must be true or false').default(false),
  oClock: z
    .string()
    .regex(/^( .+)?$/, 'must be empty, or begin with a space')
    .default(''),
});

const contactsSchema = z.strictObject({
  NEWS_EMAIL: email,
  WHATSAPP_NUMBER: whatsappNumber.optional(),
  PHONE_NUMBER: phone.optional(),
  CORRECTIONS_EMAIL: email.optional(),
  ADVERTISING_EMAIL: email.optional(),
  CAREERS_EMAIL: email.optional(),
  VIDEO_SITE_URL: httpsUrl.optional(),
  PLAY_STORE_URL: httpsUrl.optional(),
  APP_STORE_URL: httpsUrl.optional(),
});

export const CONTACT_NAMES = contactsSchema.keyof().options;

export const languagesSchema = z
  .record(code, language)
  .refine((all) => Object.keys(all).length > 0, 'must have a language, the default one first');

const scheme = z.strictObject({ light: color, dark: color });

export function siteSchema(languages: readonly string[]) {
  const inEach = <T extends z.ZodType>(value: T) =>
    z.strictObject(Object.fromEntries(languages.map((name) => [name, value])));
  const words = inEach(text);
  const lists = inEach(z.array(text).min(1, 'must have an entry'));
  const paths = z.array(path);
  const keys = z.array(key);
  const blocks = blockSchemas(words, languages);

  const section = z.strictObject({
    key,
    icon: z.string().optional(),
    news: z.union([z.literal(['all', 'states']), keys.min(1)], {
      error: "must be 'all', 'states' or a list of categories",
    }),
    filters: keys.optional(),
    layout: z
      .enum(['column', 'grid', 'opinions', 'frames'], {
        error: 'must be column, grid, opinions or frames',
      })
      .optional(),
    blocks: blocks.lists.optional(),
    tags: z.array(slug).optional(),
  });

  const topic = z
    .strictObject({
      title: words,
      intro: words,
      categories: keys.default([]),
      tags: z.array(slug).default([]),
      layout: section.shape.layout,
      blocks: blocks.lists.default([]),
    })
    .refine(
      ({ categories, tags }) => categories.length + tags.length > 0,
      'needs a category or a tag',
    );

  const stateId = idOf('must be an id in lower case, such as madhya-pradesh, or a record');
  const state = stateSchema(words, lists);

  return z.strictObject({
    id,
    names: words,
    taglines: words,
    legalEntity: words,
    languages: languagesSchema,
    timeZone: timeZoneSchema,
    currency: currencySchema,
    ownLanguageFirst: z.boolean('must be true or false').default(true),
    colors: z.strictObject({
      paper: scheme,
      ink: scheme,
      'ink-quiet': scheme,
      bar: scheme,
      river: scheme,
      signal: scheme,
      'on-signal': scheme,
      'signal-ink': scheme,
      live: scheme,
    }),
    wordmarks: z.partialRecord(z.enum(SCRIPT_NAMES), z.strictObject({ viewBox })).default({}),
    contacts: contactsSchema,
    address: words,
    office: lists,
    court: words.optional(),
    workingHours: z.array(z.strictObject({ id, days: words, hours: words })),
    whatsappChannel: z
      .string()
      .regex(
        /^https:\/\/(www\.)?whatsapp\.com\/channel\/[\w.-]+$/,
        'must be the URL of a channel, such as https://whatsapp.com/channel/0029Va…',
      )
      .optional(),
    newsletter: newsletterSchema.optional(),
    ePaper: httpsUrl.optional(),
    subscribe: httpsUrl.optional(),
    social: z.array(z.strictObject({ name: text, icon: z.string(), href: httpsUrl })),
    sections: z.record(path, section),
    topics: z.record(id, topic).default({}),
    companyPages: paths,
    tools: paths,
    navigation: z.strictObject({
      main: paths.min(1, 'must have an entry'),
      fullMenu: paths,
      moreSections: paths,
      quickAccess: paths,
      footer: paths,
      company: paths,
    }),
    states: z.array(z.union([stateId, state])),
    districts: z.array(city).default([]),
    stateTopics: keys,
    stateFilters: keys,
    frontPage: blocks.frontPage.optional(),
    viewMore: z.strictObject({ latest: path, featured: path.optional() }),
    cities: z.array(city),
    otherNames: z.array(z.array(named).min(2, 'must have at least two names')).default([]),
    samples: z.boolean('must be true or false').default(true),
    live: z.string().optional(),
    ads: adsSchema.optional(),
    analytics: analyticsSchema.optional(),
    consent: consentSchema,
    adsTxt: adsTxtSchema,
    appAdsTxt: adsTxtSchema,
    security: securitySchema.optional(),
    verification: verificationSchema.default({}),
  });
}

export type Site = z.output<ReturnType<typeof siteSchema>>;

export type SiteConfig = z.input<ReturnType<typeof siteSchema>>;
