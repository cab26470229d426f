import 'server-only';
import type { Thing } from 'schema-dts';
import { getLocale } from 'next-intl/server';
import { channelMessages } from './channelMessages';
import { organization } from './organization';
import { website } from './website';

/** Structured data of the front page: the organization, and the site with its search. */
export async function describeHome(): Promise<Thing[]> {
  const [locale, words] = await Promise.all([getLocale(), channelMessages()]);
  return [organization(words), website(locale, words)];
}
