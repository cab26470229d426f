import 'server-only';
import { createHash } from 'node:crypto';

export type Answer = {
  body: string | Uint8Array<ArrayBuffer>;
  /** The whole `Content-Type`. */
  type: string;
  cacheControl: string;
  /** Epoch milliseconds of what is newest in the body; null when that is not known. */
  changedAt?: number | null;
  /** Further headers, sent with a 304 as well. */
  headers?: Record<string, string>;
};

/**
 * A body with its strong `ETag`, or 304 for a reader who has it already. `If-None-Match` decides alone where it
 * is sent; `If-Modified-Since` counts only without it (RFC 9110, sections 13.1.2 and 13.1.3).
 */
export function conditionalAnswer(request: Request, { body, type, cacheControl, changedAt, headers: more }: Answer): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const lastModified = changedAt ? { 'last-modified': httpDate(changedAt) } : undefined;
  const headers = { ...more, etag, 'cache-control': cacheControl, ...lastModified };
  if (isKnown(request, etag, lastModified?.['last-modified'])) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

/** A server must not name a moment to come (RFC 9110, section 8.8.2.1). */
const httpDate = (moment: number) => new Date(Math.min(moment, Date.now())).toUTCString();

function isKnown({ headers }: Request, etag: string, lastModified: string | undefined): boolean {
  const tags = headers.get('if-none-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags) return tags.includes(etag) || tags.includes('*');
  const since = headers.get('if-modified-since');
  return since !== null && lastModified !== undefined && Date.parse(lastModified) <= Date.parse(since);
}
