import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { ok, type Result } from '@/lib/result';
import { restList } from './restApi';
import { FIELDS, linkSchema } from './schema';
import { isPostId } from './wholePosts';

/** A path of WordPress's site in one spelling: below the site's own, decoded, without a slash at its end. */
function placeOf(pathname: string): string {
  const base = new URL(environment().NEWS_API_URL).pathname.replace(/(?<!\/)\/+$/, '');
  const isBelow = pathname === base || pathname.startsWith(`${base}/`);
  const path = isBelow ? pathname.slice(base.length) : pathname;
  return safeDecode(path)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '');
}

/** Where WordPress answers to the number of a post, `?p=7`. */
const FRONT = ['', '/index.php'];

/**
 * The id of the post that WordPress shows at a path of its own site: `/?p=7` by the id, any other by
 * its last part, which is the post's slug or id, if that is where the post's own link leads.
 */
export async function idAt(path: string): Promise<Result<string | null, string>> {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const place = placeOf(pathname);
  if (FRONT.includes(place)) {
    const id = searchParams.get('p') ?? '';
    return isPostId(id) ? first(await ask({ include: id })) : ok(null);
  }
  const isThere = (link: string) => placeOf(new URL(link).pathname) === place;
  const slug = place.split('/').at(-1) ?? '';
  const bySlug = first(await ask({ slug }), isThere);
  if (!bySlug.ok || bySlug.value !== null || !isPostId(slug)) return bySlug;
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
