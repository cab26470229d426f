import 'server-only';
import { headers } from 'next/headers';
import { requestContext } from './requestContext.mjs';

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
