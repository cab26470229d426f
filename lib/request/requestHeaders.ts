import 'server-only';
import { headers } from 'next/headers';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { requestContext } from './requestContext.mjs';

/**
 * The raw request path from a middleware header, because Next decodes ids for metadata but not for
 * pages (0029).
 */
export const sentPath = async (): Promise<string> => (await headers()).get('x-pathname') ?? '/';

export const currentPath = async (): Promise<string> => splitLocale(await sentPath()).path;

export const scriptNonce = async (): Promise<string | undefined> =>
  (await headers()).get('x-nonce') ?? undefined;

const SLOW = /^(?:slow-2g|2g|3g)$/;

/**
 * Save-Data, or a 2g or 3g `ECT`; Chromium sends `ECT` only after `Accept-CH`. Notes it on the
 * request, so the server sets `Vary`.
 */
export async function asksForLess(): Promise<boolean> {
  const context = requestContext.getStore();
  if (context) context.differsByConnection = true;
  const given = await headers();
  return given.get('save-data')?.toLowerCase() === 'on' || SLOW.test(given.get('ect') ?? '');
}
