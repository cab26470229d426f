import 'server-only';
import { createHash } from 'node:crypto';
import { memoize } from '@/lib/memoize';
import type { Result } from '@/lib/result';
import { CACHE_CONTROL, RETRY_AFTER_S } from './cacheControl.mjs';

export type ResponseContent = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
  headers?: Record<string, string>;
};

/**
 * ETag or 304 (RFC 9110, 13.1.2). No `Last-Modified`, because corrections do not change it. Weak,
 * because content codings share a body (8.8.3.3).
 */
export function conditionalResponse(
  request: Request,
  { body, type, cacheControl, headers: more }: ResponseContent,
): Response {
  const tag = typeof body === 'string' ? tagOf(body) : tagOfBytes(body);
  const headers = { ...more, etag: `W/${tag}`, 'cache-control': cacheControl };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

const tagOf = (body: ResponseContent['body']): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Hashes stored bytes once: a sitemap of 10,000 URLs takes 10 ms. */
const tagOfBytes = memoize(tagOf);

function isKnown({ headers }: Request, tag: string): boolean {
  const tags =
    headers
      .get('if-none-match')
      ?.split(',')
      .map((given) => given.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

const STATUS_TEXTS = { 404: 'Not Found', 410: 'Gone', 503: 'Service Unavailable' };

export const plainResponse = (status: keyof typeof STATUS_TEXTS) =>
  new Response(`${status} ${STATUS_TEXTS[status]}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.none,
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
  });

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

export const errorResponse = (
  status: number,
  error: string,
  cacheControl: string = CACHE_CONTROL.none,
) => Response.json({ error }, { status, headers: { 'cache-control': cacheControl } });

/** Errors become an uncached 502 with the inner message (product.md 13). */
export function resultResponse(
  request: Request,
  result: Result<unknown, string>,
  cacheControl: string = CACHE_CONTROL.api,
): Response {
  if (result.ok) return jsonResponse(request, result.value, cacheControl);
  return errorResponse(502, result.error);
}

/** Empty lists stay uncached, because they may mean that no feed has answered. */
export const feedResultResponse = (
  request: Request,
  result: Result<readonly unknown[], string>,
): Response =>
  resultResponse(
    request,
    result,
    result.ok && result.value.length > 0 ? CACHE_CONTROL.api : CACHE_CONTROL.none,
  );

export const listCacheControl = (stories: readonly unknown[]) =>
  stories.length > 0 ? CACHE_CONTROL.list : CACHE_CONTROL.none;
