import 'server-only';
import { createHash } from 'node:crypto';
import type { Result } from '@/lib/result';
import { CACHE_CONTROL, RETRY_AFTER_S } from './cacheControl.mjs';

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

const STATUS_TEXTS = { 404: 'Not Found', 410: 'Gone', 503: 'Service Unavailable' };

/**
 * A status in plain text, for machines that asked for a list or a text there is none of. Never
 * kept.
 */
export const plainResponse = (status: keyof typeof STATUS_TEXTS) =>
  new Response(`${status} ${STATUS_TEXTS[status]}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.none,
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
  });

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonResponse(
  request: Request,
  value: unknown,
  cacheControl: string = CACHE_CONTROL.api,
): Response {
  return conditionalResponse(request, {
    body: JSON.stringify(value),
    type: 'application/json; charset=utf-8',
    cacheControl,
  });
}

/** A result; an error is 502 with its inner message (product.md 13), which no cache keeps. */
export function resultResponse(
  request: Request,
  result: Result<unknown, string>,
  cacheControl: string = CACHE_CONTROL.api,
): Response {
  if (result.ok) return jsonResponse(request, result.value, cacheControl);
  return Response.json(
    { error: result.error },
    { status: 502, headers: { 'cache-control': CACHE_CONTROL.none } },
  );
}

/**
 * A feed's result. No cache stores an empty list: where a list is made of several feeds, it may mean
 * that none of them has answered.
 */
export const feedResultResponse = (
  request: Request,
  result: Result<readonly unknown[], string>,
): Response =>
  resultResponse(
    request,
    result,
    result.ok && result.value.length > 0 ? CACHE_CONTROL.api : CACHE_CONTROL.none,
  );

/**
 * Lists for machines may be a minute old at an edge; one that is empty because nothing has answered
 * yet is never kept.
 */
export const listCacheControl = (stories: readonly unknown[]) =>
  stories.length > 0 ? CACHE_CONTROL.list : CACHE_CONTROL.none;
