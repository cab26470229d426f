import 'server-only';
import type { Thing } from 'schema-dts';
import { getLocale } from 'next-intl/server';
import { channelMessages } from './channelMessages';
import { organization } from './organization';
import { website } from './website';

/** What search engines are told on the front page: who speaks, and how the site is searched. */
export async function describeHome(): Promise<Thing[]> {
  const [locale, words] = [await getLocale(), await channelMessages()];
  return [organization(words), website(locale, words)];
}
