import 'server-only';
import { headers } from 'next/headers';
import { requestContext } from './requestContext.mjs';

/** Effective types of the Network Information API that a page of this site takes seconds on. */
const SLOW = /^(?:slow-2g|2g|3g)$/;

/**
 * Whether the reader of the page being rendered saves data, or is on a connection that says 2g or
 * 3g: Chromium sends the first by itself, the second once the site has asked for it (`Accept-CH`).
 * Notes that the page differs by it, so that the server says so to caches.
 */
export async function asksForLess(): Promise<boolean> {
  const context = requestContext.getStore();
  if (context) context.differsByConnection = true;
  const given = await headers();
  return given.get('save-data')?.toLowerCase() === 'on' || SLOW.test(given.get('ect') ?? '');
}
