import { z } from 'zod';

/** Security: these hosts reach the content security policy, so each must be a bare origin. */

const AD_SLOTS = ['homeTop', 'homeMiddle', 'list', 'article', 'sidebar'] as const;

const LARGEST_PX = 2000;

const text = z.string().trim().min(1, 'must not be empty');
const script = z.url({ protocol: /^https$/, error: 'must be an https URL' });
const origins = z
  .array(
    z
      .string()
      .regex(
        /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/,
        'must be an https origin without path or wildcard, such as https://cdn.example.com',
      ),
  )
  .default([]);
// A new host also belongs into `policies/privacy.*.md`.
const hosts = z
  .strictObject({ script: origins, frame: origins, img: origins, connect: origins })
  .default({ script: [], frame: [], img: [], connect: [] });
const px = z
  .int('must be a whole number of px')
  .min(1, 'must be 1 px or more')
  .max(LARGEST_PX, `must be ${LARGEST_PX} px or less`);
const size = z.tuple([px, px], { error: 'must be a width and a height in px, such as [320, 100]' });

const slot = z.strictObject({
  unit: text,
  sizes: z.strictObject({ phone: size, desktop: size.optional() }),
});

export const adsSchema = z.strictObject({
  script,
  hosts,
  slots: z
    .partialRecord(z.enum(AD_SLOTS), slot)
    .refine((slots) => Object.keys(slots).length > 0, 'must have a slot'),
});

export const analyticsSchema = z.strictObject({
  script,
  hosts,
  attributes: z
    .record(z.string().regex(/^data-[a-z0-9-]+$/, 'must be an attribute such as data-site'), text)
    .default({}),
});

export const consentSchema = z
  .enum(['needed', 'notNeeded'], { error: 'must be needed or notNeeded' })
  .default('needed');
