import { LOCALE_NAMES } from '#site/locales.mjs';
import { SECURITY } from '#site/proofs.mjs';
import { DAY_MS } from '@/lib/format/elapsed';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const expiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();

/** RFC 9116; null if the configuration names no contact. */
export function securityText(now: Date, siteUrl: string): string | null {
  if (!SECURITY) return null;
  const { contacts, encryption, acknowledgments, policy, hiring } = SECURITY;
  const fields: [string, string | undefined][] = [
    ...contacts.map((contact): [string, string] => ['Contact', contact]),
    ['Expires', expiry(now)],
    ['Encryption', encryption],
    ['Acknowledgments', acknowledgments],
    ['Preferred-Languages', LOCALE_NAMES.join(', ')],
    ['Canonical', new URL('/.well-known/security.txt', siteUrl).href],
    ['Policy', policy],
    ['Hiring', hiring],
  ];
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
