import 'server-only';
import { headers } from 'next/headers';

/**
 * The query of the URL being answered, for what stands on many pages; the middleware passes it
 * on.
 */
export async function currentQuery(): Promise<URLSearchParams> {
  return new URLSearchParams((await headers()).get('x-search') ?? '');
}
