import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { environment } from '@/lib/config/environment.mjs';
import { BodyTooLong, discard, readBody, type UpstreamResponse } from '@/lib/request/get';
import { err, ok, type Result } from '@/lib/result';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { callProvider, startProviderCall, validatorOf } from './callProvider';
import type { Feed } from './feed';
import type { AnswerHeaders, FeedMemory } from './feedMemory';
import { logAbsence, logFailure, logLoss, logRecovery } from './logFeed';
import { isRefusal, noteRefusal } from './refusal';

type Answer = {
  body: Buffer;
  headers: AnswerHeaders;
  etag: string | null;
  isNotModified: boolean;
};

export async function callFeed<T>(
  feed: Feed<T>,
  memory: FeedMemory<T>,
): Promise<Result<T, string>> {
  const signal = AbortSignal.timeout(environment().NEWS_TIMEOUT_MS);
  const ended = startProviderCall(feed.name);
  try {
    const answer = await ask(feed, memory, signal);
    if (!answer.ok && feed.none !== undefined && isRefusal(feed, answer.error.status)) {
      ended('absent');
      noteRefusal(feed);
      logAbsence(feed.name, answer.error.status);
      return ok(feed.none);
    }
    if (!answer.ok) {
      ended('refused');
      const { status, target, restMs } = answer.error;
      return fail(feed, memory, `answered ${status}${target}`, restMs);
    }
    const { body, headers, etag, isNotModified } = answer.value;
    const isSame = body === memory.body && isDeepStrictEqual(headers, memory.headers);
    const result =
      isSame && memory.result
        ? memory.result
        : await feed.interpret(
            body,
            memory.lastValid?.value ?? null,
            (name) => headers[name] ?? null,
          );
    const isValid = result.ok && (feed.isValid?.(result.value) ?? true);
    // Keeps the ETag of valid results only; otherwise every 304 would confirm a broken body.
    Object.assign(memory, { body, headers, result, etag: isValid ? etag : null });
    if (result.ok && isValid) {
      ended(isSame && isNotModified ? 'unchanged' : 'valid');
      memory.lastValid = { value: result.value };
      return succeed(feed, memory, result);
    }
    ended('invalid');
    if (!result.ok) logFailure(feed.name, result.error);
    return countFailure(memory, result);
  } catch (cause) {
    ended(signal.aborted ? 'timeout' : 'failed');
    const raise = cause instanceof BodyTooLong ? ' (NEWS_BODY_LIMIT_MB raises the limit)' : '';
    return fail(feed, memory, `${causeChain(cause)}${raise}`);
  }
}

type Refusal = { status: number; target: string; restMs: number };

async function ask<T>(
  feed: Feed<T>,
  { etag, body: known, headers }: FeedMemory,
  signal: AbortSignal,
): Promise<Result<Answer, Refusal>> {
  const call = (validator: string | null) =>
    callProvider(feed.path, { signal, validator, accept: feed.accept });
  let response = await call(etag);
  if (response.movedTo)
    logLoss(feed.name, `has moved to ${response.movedTo}: change the setting`, 'moved');
  if (response.status === 304 && etag && known) {
    discard(response);
    // Headers that a 304 omits are unchanged (RFC 9111, 4.3.4).
    const repeated = { ...headers, ...headersOf(feed, response) };
    return ok({ body: known, headers: repeated, etag, isNotModified: true });
  }
  // Some providers fail on conditional calls only, so retry without the condition.
  const mayAskAgain = response.status !== LIMITED && restAfter(response) === 0;
  if (response.status === 304 || (etag && !response.ok && mayAskAgain)) {
    discard(response);
    const kind = etag ? 'a conditional call' : 'a call without an ETag';
    logFailure(feed.name, `${feed.failure}: answered ${response.status} to ${kind}`);
    response = await call(null);
  }
  if (!response.ok) {
    if (response.status === BAD_REQUEST && feed.onBadRequest)
      await reportBadRequest(feed.onBadRequest, response);
    else discard(response);
    return err({
      status: response.status,
      target: targetOf(response),
      restMs: restAfter(response),
    });
  }
  const body = await readBody(response, {
    limitBytes: environment().NEWS_BODY_LIMIT_MB * 1e6,
    known,
  });
  return ok({
    body,
    headers: headersOf(feed, response),
    etag: validatorOf(response, feed),
    isNotModified: false,
  });
}

const BAD_REQUEST = 400;
const REFUSAL_BYTES = 20_000;

async function reportBadRequest(onBadRequest: (body: Buffer) => void, response: UpstreamResponse) {
  const body = await readBody(response, { limitBytes: REFUSAL_BYTES }).catch(() => null);
  if (body) onBadRequest(body);
}

const LIMITED = 429;
const OVERLOADED = 503;
const LONGEST_REST_MS = 30_000;

/** The pause in milliseconds after a 429 or 503, from seconds or a date (RFC 9110, 10.2.3). */
function restAfter({ status, header }: UpstreamResponse): number {
  const given = header('retry-after');
  if (!given || (status !== LIMITED && status !== OVERLOADED)) return 0;
  if (environment().NEWS_BACKOFF_MS === 0) return 0;
  const ms = /^\s*\d+\s*$/.test(given) ? 1000 * Number(given) : Date.parse(given) - Date.now();
  return Math.min(LONGEST_REST_MS, Math.max(0, ms || 0));
}

/** The redirect target without its query, which may hold a key. */
function targetOf({ header }: UpstreamResponse): string {
  const [place = ''] = header('location')?.split(/[?#]/, 1) ?? [];
  return place && ` to ${place.slice(0, 200)}`;
}

const headersOf = <T>({ headers = [] }: Feed<T>, { header }: UpstreamResponse): AnswerHeaders =>
  Object.fromEntries(
    headers.flatMap((name) => {
      const value = header(name);
      return value === null ? [] : [[name, value]];
    }),
  );

function succeed<T>({ name }: Feed<T>, memory: FeedMemory<T>, result: Result<T, string>) {
  memory.lastValidAt = Date.now();
  memory.lastValidTick = performance.now();
  metrics.providerLastValidAt.set({ feed: name }, memory.lastValidAt / 1000);
  if (memory.failures > 0) logRecovery(name, memory.failures);
  memory.failures = 0;
  memory.failure = null;
  return result;
}

function fail<T>({ name, failure }: Feed<T>, memory: FeedMemory<T>, detail: string, restMs = 0) {
  logFailure(name, `${failure}: ${detail}`);
  return countFailure(memory, err(failure), restMs);
}

function countFailure<T>(memory: FeedMemory<T>, result: Result<T, string>, restMs = 0) {
  memory.etag = null;
  memory.failures++;
  memory.failure = { result, at: performance.now(), restMs };
  return result;
}
