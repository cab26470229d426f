import { z } from 'zod';
import { httpsUrl } from './fields';

const formAt = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, `must be the URL that the provider's own form posts to, such as ${example}`);

export const newsletterSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('page'), url: httpsUrl }),
    z.strictObject({
      kind: z.literal('mailchimp'),
      form: formAt(
        /^https:\/\/[a-z0-9.-]+\.list-manage\.com\/subscribe\/post\?(?=.*\bu=\w+)(?=.*\bid=\w+)[\w=&;-]+$/,
        'https://example.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d',
      ),
    }),
    z.strictObject({
      kind: z.literal('brevo'),
      form: formAt(
        /^https:\/\/[a-z0-9-]+\.sibforms\.com\/serve\/[\w-]+$/,
        'https://1a2b3c.sibforms.com/serve/MUIEAB12',
      ),
    }),
    z.strictObject({
      kind: z.literal('listmonk'),
      url: httpsUrl,
      lists: z.array(z.uuid('must be the UUID of a public list')).min(1, 'must have a list'),
    }),
  ],
  { error: 'must be page, mailchimp, brevo or listmonk' },
);

export type NewsletterField = z.output<typeof newsletterSchema>;

type NewsletterForm = {
  action: string;
  email: string;
  hidden: readonly (readonly [string, string])[];
  trap: string;
};

export type Newsletter = { page: string } | NewsletterForm;
