import { z } from 'zod';
import { httpsUrl, text } from './fields';

/** Security: these hosts reach the content security policy, so each must be a bare origin. */

const AD_SLOTS = ['homeTop', 'homeMiddle', 'list', 'article', 'sidebar'] as const;

const LARGEST_PX = 2000;

// A deeper path would count as a page.
const script = z
  .string()
  .refine(
    (value) =>
      /^\/[A-Za-z0-9_][\w.-]*\.js$/.test(value) ||
      (URL.canParse(value) && new URL(value).protocol === 'https:'),
    'must be an https URL, or a script in public/ such as /ads.js',
  );
const origin = z
  .string()
  .regex(
    /^https:\/\/(\*\.[a-z0-9-]+\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/,
    'must be an https origin without path, such as https://cdn.example.com or https://*.example.com',
  );
const origins = z.array(origin).default([]);
// A new host also belongs into `policies/privacy.*.md`.
const hosts = z
  .strictObject({
    script: origins,
    frame: origins,
    // Advertisers' pictures come from any host.
    img: z.array(z.union([z.literal('https:'), origin])).default([]),
    connect: origins,
  })
  .default({ script: [], frame: [], img: [], connect: [] });
const px = z
  .int('must be a whole number of px')
  .min(1, 'must be 1 px or more')
  .max(LARGEST_PX, `must be ${LARGEST_PX} px or less`);
const size = z.tuple([px, px], { error: 'must be a width and a height in px, such as [320, 100]' });

const slotsOf = (unit: z.ZodString) =>
  z
    .partialRecord(
      z.enum(AD_SLOTS),
      z.strictObject({ unit, sizes: z.strictObject({ phone: size, desktop: size.optional() }) }),
    )
    .refine((slots) => Object.keys(slots).length > 0, 'must have a slot');

/** Without a `kind`, any company's script. */
const ownScript = z.literal('script').optional();

export const adsSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: ownScript, script, hosts, slots: slotsOf(text) }),
    z.strictObject({
      kind: z.literal('gpt'),
      hosts,
      slots: slotsOf(
        z
          .string()
          .regex(/^\/\d+(,\d+)?(\/[^/\s]+)+$/, 'must be an ad unit path, such as /1234567/top'),
      ),
    }),
    z.strictObject({
      kind: z.literal('adsense'),
      client: z
        .string()
        .regex(/^ca-pub-\d{10,20}$/, 'must be a publisher id, such as ca-pub-1234567890123456'),
      hosts,
      slots: slotsOf(
        z.string().regex(/^\d{6,20}$/, 'must be the number of an ad unit, such as 1234567890'),
      ),
    }),
  ],
  { error: 'must be gpt or adsense; leave it out if you set script' },
);

export type AdSlots = z.output<typeof adsSchema>['slots'];

export const analyticsSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: ownScript,
      script,
      hosts,
      attributes: z
        .record(
          z.string().regex(/^data-[a-z0-9-]+$/, 'must be an attribute such as data-site'),
          text,
        )
        .default({}),
    }),
    z.strictObject({
      kind: z.literal('ga4'),
      id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id, such as G-AB12CD34EF'),
      hosts,
    }),
    z.strictObject({
      kind: z.literal('plausible'),
      script: httpsUrl,
      domain: z
        .string()
        .regex(/^[a-z0-9.-]+$/, 'must be a domain, such as example.org')
        .optional(),
      hosts,
    }),
    z.strictObject({
      kind: z.literal('matomo'),
      url: httpsUrl,
      script: httpsUrl.optional(),
      site: z.int('must be the number of a site').positive('must be the number of a site'),
      hosts,
    }),
  ],
  { error: 'must be ga4, plausible or matomo; leave it out if you set script' },
);

export const consentSchema = z
  .enum(['needed', 'notNeeded'], { error: 'must be needed or notNeeded' })
  .default('needed');
