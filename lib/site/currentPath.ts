import 'server-only';
import { headers } from 'next/headers';
import { splitLocale } from '@/lib/i18n/language';

/**
 * The path of the request's URL as it was sent, not decoded, without language prefix; the middleware
 * passes it on in a header. For the root layout, for pages of unknown URLs and for blocks that any
 * page may hold: where no params give the path, or only decoded ones.
 */
export async function currentPath(): Promise<string> {
  return splitLocale((await headers()).get('x-pathname') ?? '/').path;
}
