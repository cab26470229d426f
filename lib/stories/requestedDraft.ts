import 'server-only';
import { cache } from 'react';
import { environment } from '@/lib/config/environment.mjs';
import { provider } from '@/lib/provider/provider';
import { tokenIn } from '@/lib/request/draftRoute.mjs';
import { readDraftToken } from '@/lib/request/draftToken.mjs';
import { type QueryParam, queryParam } from '@/lib/request/queryParam';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';

/**
 * `id` as in the link, because the token is for it; `until` is the expiry in epoch milliseconds.
 */
export type Draft = { id: string; story: Story; until: number; token: string };

/**
 * The requested draft. `absent` hides the reason (no draft, bad or expired token, drafts off);
 * `unknown` means the CMS did not answer.
 */
export const requestedDraft = cache(
  async (asked: QueryParam): Promise<Result<Draft, 'absent' | 'unknown'>> => {
    const { PREVIEW_SECRET: secret } = environment();
    if (!secret || !(await provider.hasDrafts())) return err('absent');
    const id = queryParam(asked, '', ID_LONGEST);
    const token = tokenIn(requestContext.getStore()?.target ?? '');
    const expiry = readDraftToken(token, { id, secret, now: Date.now() });
    if (expiry === null) return err('absent');
    const story = await provider.draft(id);
    if (story?.ok === false) return err('unknown');
    return story?.value
      ? ok({ id, story: story.value, until: expiry * 1000, token })
      : err('absent');
  },
);

const ID_LONGEST = 200;
