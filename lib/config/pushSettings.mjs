// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { folder, ipAddress, origin } from './textShapes.mjs';

/** The error must not repeat a key, because it may be the secret one. */
const key = (/** @type {RegExp} */ form, /** @type {string} */ which) =>
  z.string().regex(form, `must be ${which} of the two keys from web-push, in base64url`);

/** Apple answers 403 to a subject that cannot receive mail. */
const subject = z
  .string()
  .regex(
    /^(?:mailto:[^\s@]+@[\w-]+(?:\.[\w-]+)+|https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/,
    'must be a mailto: or https: address, such as mailto:desk@example.org',
  )
  .refine(
    (given) => !/\.(?:local|localhost|invalid)(?:\/|$)/.test(given),
    'must be a real address',
  );

/** Hours of the day; the quiet time includes the first and excludes the last. */
const hours = z.union(
  [
    z.literal('off').transform(() => null),
    z
      .string()
      .regex(/^(?:[01]?\d|2[0-3])-(?:[01]?\d|2[0-3])$/)
      .transform((given) => {
        const [from = 0, until = 0] = given.split('-').map(Number);
        return { from, until };
      }),
  ],
  { error: 'must be two hours such as 22-07, or off' },
);

export const pushSettings = {
  VAPID_PUBLIC_KEY: key(/^B[\w-]{86}$/, 'the longer (65 bytes)').optional(),
  VAPID_PRIVATE_KEY: key(/^[\w-]{43}$/, 'the shorter (32 bytes)').optional(),
  VAPID_SUBJECT: subject.optional(),
  PUSH_URL: origin.default('http://127.0.0.1:3700'),
  PUSH_HOST: ipAddress.default('127.0.0.1'),
  PUSH_SITE_URL: origin.optional(),
  PUSH_DIR: folder.default('.push'),
  PUSH_QUIET_HOURS: hours.default({ from: 22, until: 7 }),
};

const KEYS = /** @type {const} */ (['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']);

/**
 * @param {{ OFFLINE: string } & { [name in (typeof KEYS)[number]]?: string | undefined }} settings
 * @returns {string | null}
 */
export function missingPushSetting(settings) {
  const given = KEYS.filter((name) => settings[name] !== undefined);
  const [missing] = KEYS.filter((name) => settings[name] === undefined);
  if (given.length === 0) return null;
  if (missing) return `${missing} must be set, because ${given[0]} is`;
  return settings.OFFLINE === 'off'
    ? 'OFFLINE must be on, because VAPID_PUBLIC_KEY turns on notifications'
    : null;
}
