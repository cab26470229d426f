import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { sentPath } from '@/lib/request/requestHeaders';
import { newAddress } from './newAddress';

/**
 * Call before answering 404, so that old and shared links keep working. Returns the status if no
 * page is found.
 */
export async function redirectMoved(): Promise<404 | 503> {
  const page = await newAddress(await sentPath());
  if (page.ok && page.value !== null) permanentRedirect(page.value);
  return page.ok ? 404 : 503;
}
