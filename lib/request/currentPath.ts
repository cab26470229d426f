import 'server-only';
import { headers } from 'next/headers';
import { splitLocale } from '@/lib/i18n/splitLocale';

/**
 * The path of the request's URL as it was sent, not decoded, without language prefix; the middleware
 * passes it on in a header. For the root layout, which has no params, and for ids, which Next
 * hands decoded to metadata and as they were sent to the page (decision 0029).
 */
export async function currentPath(): Promise<string> {
  return splitLocale((await headers()).get('x-pathname') ?? '/').path;
}
