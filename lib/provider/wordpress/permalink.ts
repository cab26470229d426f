import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { ok, type Result } from '@/lib/result';
import { restList } from './restApi';
import { FIELDS, linkSchema } from './schema';
import { isPostId } from './wholePosts';

/** The path and query of a URL in one spelling: below the site's own path, decoded, without a slash at its end. */
function placeOf(url: URL): string {
  const base = new URL(environment().NEWS_API_URL).pathname.replace(/\/+$/, '');
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  const id = url.searchParams.get('p');
  return `${safeDecode(path).toLowerCase().replace(/\/+$/, '')}${id ? `?p=${id}` : ''}`;
}

/**
 * The id of the post that WordPress shows at a path of its own site, by the link that it gives for
 * the post itself: `/?p=7` by the id, any other by its last part, which is the post's slug or id.
 */
export async function idAt(path: string): Promise<Result<string | null, string>> {
  const url = new URL(path, 'http://site.invalid');
  const id = url.searchParams.get('p');
  if (id !== null) return isPostId(id) ? first(await ask({ include: id })) : ok(null);
  const slug = safeDecode(url.pathname).split('/').findLast(Boolean);
  if (!slug) return ok(null);
  const wanted = placeOf(url);
  const bySlug = await ask({ slug });
  const isThere = (link: string) => placeOf(new URL(link)) === wanted;
  const found = first(bySlug, isThere);
  if (!found.ok || found.value !== null || !isPostId(slug)) return found;
  return first(await ask({ include: slug }), isThere);
}

const ask = (params: Record<string, string>) =>
  restList({
    name: '/permalinks',
    key: `/permalinks ${JSON.stringify(params)}`,
    route: '/posts',
    params: { ...params, _fields: FIELDS.link },
    schema: linkSchema,
    failure: 'News article not found',
  });

const first = (
  result: Awaited<ReturnType<typeof ask>>,
  isThere: (link: string) => boolean = () => true,
): Result<string | null, string> =>
  result.ok ? ok(result.value.records.find(({ link }) => isThere(link))?.id ?? null) : result;
