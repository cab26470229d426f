import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { callProvider, startProviderCall } from '@/lib/provider/client/callProvider';
import { logFailure } from '@/lib/provider/client/logFeed';
import { discard, readBody } from '@/lib/request/get';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { extractJson } from './extractJson';
import { ENTRY_LIMITS } from './limits';

const NAME = '/draft';
const FAILURE = 'News article not found';

export async function fetchDraft(
  ask: () => Promise<Story | null>,
): Promise<Result<Story | null, string>> {
  const ended = startProviderCall(NAME);
  try {
    const story = await ask();
    ended('valid');
    return ok(story);
  } catch (cause) {
    ended('failed');
    logFailure(NAME, causeChain(cause));
    return err(FAILURE);
  }
}

export function draftsUnavailable(reason: string): Result<null, string> {
  logFailure(NAME, reason);
  return err(FAILURE);
}

const ABSENT: readonly number[] = [404, 410];

type Options = {
  headers?: Record<string, string>;
  absentAt?: readonly number[];
};

export async function fetchUncached(
  path: `/${string}`,
  { headers, absentAt = ABSENT }: Options = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(environment().NEWS_TIMEOUT_MS);
  const response = await callProvider(path, { signal, headers });
  if (!response.ok) {
    discard(response);
    if (absentAt.includes(response.status)) return null;
    throw new Error(`answered ${response.status}`);
  }
  const body = await readBody(response, { limitBytes: ENTRY_LIMITS.bytes });
  return JSON.parse(new TextDecoder().decode(extractJson(body, NAME)));
}
