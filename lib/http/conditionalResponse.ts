import 'server-only';
import { createHash } from 'node:crypto';

export type ResponseContent = {
  body: string | Uint8Array<ArrayBuffer>;
  /** The whole `Content-Type`. */
  type: string;
  cacheControl: string;
  /** Further headers, sent with a 304 as well. */
  headers?: Record<string, string>;
};

/**
 * A body with its `ETag`, or 304 for a reader who has it already (RFC 9110, section 13.1.2). No
 * `Last-Modified`: the newest story's date does not move when an older one is corrected, withdrawn
 * or comes late, and a reader who sends only a date would get a wrong 304. The tag is weak, because
 * one body leaves in several content codings (section 8.8.3.3).
 */
export function conditionalResponse(
  request: Request,
  { body, type, cacheControl, headers: more }: ResponseContent,
): Response {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...more, etag: `W/${tag}`, 'cache-control': cacheControl };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

function isKnown({ headers }: Request, tag: string): boolean {
  const tags =
    headers
      .get('if-none-match')
      ?.split(',')
      .map((given) => given.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
