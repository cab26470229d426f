import 'server-only';
import { getLocale } from 'next-intl/server';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { provider } from '@/lib/provider/provider';
import { couldBeStory, storyAddress } from './storyAddress';

/**
 * Leads a URL that is no page of the site to the story that the publishing system shows there, so
 * that old links live. To be called before a page says that there is nothing; the status it then
 * has.
 *
 * @param query of an address without a path, such as `?p=7`
 */
export async function redirectMoved(query = ''): Promise<404 | 503> {
  if (!provider.hasAddresses()) return 404;
  const path = (await headers()).get('x-pathname') ?? '/';
  if (query === '' && !couldBeStory(path)) return 404;
  const page = await storyAddress(query === '' ? path : `/${query}`, await getLocale());
  if (page.ok && page.value !== null) permanentRedirect(page.value);
  return page.ok ? 404 : 503;
}
