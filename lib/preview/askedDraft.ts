import 'server-only';
import { cache } from 'react';
import { environment } from '@/lib/config/environment.mjs';
import { provider } from '@/lib/provider/provider';
import { tokenIn } from '@/lib/request/previewRoute.mjs';
import { type QueryParam, queryParam } from '@/lib/request/queryParam';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/stories/model/story';
import { readPreviewToken } from './previewToken.mjs';

/** A draft, and the moment in epoch milliseconds until which the link shows it. */
export type Draft = { story: Story; until: number; token: string };

/**
 * The draft that the request asks for, once for its page and its metadata. `absent` does not say
 * why: no such draft, a token that is not right or has expired, or no drafts at all. `unknown`: the
 * publishing system did not answer.
 */
export const askedDraft = cache(
  async (asked: QueryParam): Promise<Result<Draft, 'absent' | 'unknown'>> => {
    const { PREVIEW_SECRET: secret } = environment();
    if (!secret || !provider.hasDrafts()) return err('absent');
    const id = queryParam(asked, '', ID_LONGEST);
    const token = tokenIn(requestContext.getStore()?.target ?? '');
    const expiry = readPreviewToken(token, { id, secret, now: Date.now() });
    if (expiry === null) return err('absent');
    const story = await provider.draft(id);
    if (story?.ok === false) return err('unknown');
    return story?.value ? ok({ story: story.value, until: expiry * 1000, token }) : err('absent');
  },
);

const ID_LONGEST = 200;
