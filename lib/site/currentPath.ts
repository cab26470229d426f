import 'server-only';
import { headers } from 'next/headers';

/**
 * The address being answered, without language prefix. For the views that are given no params (not-found);
 * pages say their own. The middleware passes it on.
 */
export async function currentPath(): Promise<string> {
  const pathname = (await headers()).get('x-pathname') ?? '/';
  return pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
}
