import 'server-only';
import { headers } from 'next/headers';
import { splitLocale } from '@/lib/i18n/splitLocale';

/**
 * The raw, unprefixed request path from a middleware header, because Next decodes ids for metadata
 * but not for pages (0029).
 */
export async function currentPath(): Promise<string> {
  return splitLocale((await headers()).get('x-pathname') ?? '/').path;
}
