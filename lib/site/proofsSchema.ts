import { z } from 'zod';
import { httpsUrl } from './fields';

const SELLER = /^[a-z0-9.-]+\.[a-z]{2,}, ?[^,\s]+, ?(?:DIRECT|RESELLER)(?:, ?[A-Za-z0-9]+)?$/;
const VARIABLE = /^(?:OWNERDOMAIN|MANAGERDOMAIN|CONTACT|SUBDOMAIN|INVENTORYPARTNERDOMAIN)=\S+$/;
const COMMENT = /^#.*$/;

/**
 * A line of the IAB's ads.txt 1.1: a seller with account, relation and certificate; a variable; or
 * a comment.
 */
const adsTxtLine = z
  .string()
  .refine(
    (line) => [SELLER, VARIABLE, COMMENT].some((form) => form.test(line)),
    'must be a line of ads.txt, such as google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0',
  );
export const adsTxtSchema = z.array(adsTxtLine).default([]);

const uri = z
  .string()
  .regex(
    /^(https:\/\/|mailto:|tel:)[^\s<>]+$/,
    'must be an https, mailto or tel address, such as mailto:security@example.org',
  );

/** Fields of security.txt (RFC 9116); the site adds the expiry and the languages. */
export const securitySchema = z.strictObject({
  contacts: z.array(uri).min(1, 'must have an address'),
  policy: httpsUrl.optional(),
  encryption: uri.optional(),
  acknowledgments: httpsUrl.optional(),
  hiring: httpsUrl.optional(),
});

const token = z
  .string()
  .regex(
    /^[\w-]{8,100}$/,
    'must be the value of content="…" in the meta tag: 8 to 100 letters, digits, - and _',
  );

export const verificationSchema = z.strictObject({
  google: token.optional(),
  facebook: token.optional(),
  bing: token.optional(),
});
