import 'server-only';
import { getTranslations } from 'next-intl/server';

/** The title of a page of a list: the first is the list's own, later ones say which they are. */
export async function numberedTitle(title: string, number: number): Promise<string> {
  return number === 1 ? title : (await getTranslations('Paging'))('title', { title, number });
}
