import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { fetchUncached, fetchDraft, draftsUnavailable } from '@/lib/provider/source/fetchDraft';
import { ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { siteLanguage } from './contentApi';
import { ID } from './postSchema';
import { storyReader } from './toStory';

/** Ghost accepts five minutes at most. */
const LASTS_S = 60;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An HS256 JSON Web Token for the Admin API (https://docs.ghost.org/admin-api, "Token
 * authentication").
 *
 * @param key `{id}:{secret}` of a custom integration; the secret is hexadecimal
 * @param now in epoch milliseconds
 */
export function adminToken(key: string, now: number): string {
  const [kid, secret = ''] = key.split(':');
  const iat = Math.floor(now / 1000);
  const signed = [
    base64url({ alg: 'HS256', typ: 'JWT', kid }),
    base64url({ iat, exp: iat + LASTS_S, aud: '/admin/' }),
  ].join('.');
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(signed);
  return `${signed}.${signature.digest('base64url')}`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const VERSION = 'v5.0';
const ROUTE = '/ghost/api/admin/posts/';
const PARAMS = 'formats=html&include=tags,authors';

const postsSchema = z.object({
  posts: z.array(z.looseObject({ id: z.string(), uuid: z.string().nullish() })),
});

/** In any status as last saved; null if absent or hidden. Never cached. */
export async function draft(id: string): Promise<Result<Story | null, string>> {
  const path = pathOf(id);
  if (path === null) return ok(null);
  const { GHOST_ADMIN_KEY: key } = environment();
  if (!key)
    return draftsUnavailable(
      'GHOST_ADMIN_KEY must be set, because the Content API of Ghost has no drafts',
    );
  return fetchDraft(async () => {
    const authorization = `Ghost ${adminToken(key, Date.now())}`;
    const [json, language] = await Promise.all([
      fetchUncached(path, { headers: { authorization, 'accept-version': VERSION } }),
      siteLanguage(),
    ]);
    const [post] = json === null ? [] : postsSchema.parse(json).posts;
    if (!post) return null;
    if (![post.id, post.uuid].includes(id)) throw new Error('answered another story');
    return storyReader(language)(post);
  });
}

function pathOf(id: string): `/${string}` | null {
  if (ID.test(id)) return `${ROUTE}${id}/?${PARAMS}`;
  return UUID.test(id) ? `${ROUTE}?filter=uuid:'${id}'&limit=1&${PARAMS}` : null;
}
