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
 * True for Save-Data, or a 2g or 3g `ECT`, which Chromium sends only after `Accept-CH`. Tells the
 * server to set `Vary`.
 */
export async function asksForLess(): Promise<boolean> {
  const context = requestContext.getStore();
  if (context) context.differsByConnection = true;
  const given = await headers();
  return given.get('save-data')?.toLowerCase() === 'on' || SLOW.test(given.get('ect') ?? '');
}
