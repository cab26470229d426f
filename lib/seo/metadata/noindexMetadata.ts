import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/lib/site/pageTitle';

/** Metadata of a page that has nothing to show: a title, and nothing for search engines. */
export async function noindexMetadata(title: string): Promise<Metadata> {
  const channel = await getTranslations('Channel');
  return { title: pageTitle(title, channel('name')), robots: { index: false } };
}
