import 'server-only';
import { headers } from 'next/headers';
import { splitLocale } from '@/lib/i18n/language';

/**
 * The URL being answered, without language prefix. For the views that are given no params
 * (not-found); pages say their own. The proxy passes it on.
 */
export async function currentPath(): Promise<string> {
  return splitLocale((await headers()).get('x-pathname') ?? '/').path;
}
