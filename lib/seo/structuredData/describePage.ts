import 'server-only';
import type { Thing } from 'schema-dts';
import { getLocale, getTranslations } from 'next-intl/server';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import { type PagePath, PAGES } from '@/lib/site/pages';
import type { ToolPath } from '@/lib/site/tools';
import { channelMessages } from './channelMessages';
import { contactPage } from './contactPage';
import { organization } from './organization';
import { webApplication } from './webApplication';

async function wordsOf(path: PagePath) {
  const [locale, pages, descriptions] = await Promise.all([
    getLocale(),
    getTranslations('Pages'),
    getPageDescriptions(),
  ]);
  const { key } = PAGES[path];
  return { locale, words: { name: pages(key), description: descriptions(key) } };
}

/** Structured data of a tool. */
export async function describeTool(path: ToolPath): Promise<Thing[]> {
  const { locale, words } = await wordsOf(path);
  return [webApplication(path, words, locale)];
}

/** Structured data of the contact page. */
export async function describeContact(): Promise<Thing[]> {
  const { locale, words } = await wordsOf('/contact-us');
  return [contactPage('/contact-us', words, organization(await channelMessages()), locale)];
}
