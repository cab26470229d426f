import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { withoutCutLetter } from '@/lib/request/cutLetter.mjs';
import { ok, type Result } from '@/lib/result';
import { withoutEndSlash } from '@/lib/withoutEndSlash.mjs';
import { FIELDS } from './fields';
import { PAGE } from './records';
import { restList } from './restApi';
import { linkSchema } from './schema';
import { isPostId } from './singlePosts';

function plainPath(pathname: string): string {
  const base = withoutEndSlash(new URL(environment().NEWS_API_URL).pathname);
  const isBelow = pathname === base || pathname.startsWith(`${base}/`);
  const path = isBelow ? pathname.slice(base.length) : pathname;
  return withoutEndSlash(safeDecode(path).toLowerCase().normalize()).replace(ENDING, '');
}

/** WordPress stores letters with a nukta as typed; links may use either Unicode form. */
const formsOf = (slug: string): string[] => [...new Set([slug, slug.replace(NUKTA, composed)])];
const NUKTA = /[कखगजडढफय]\u093c/g;
const LETTERS = [...'कखगजडढफय'];
const composed = (letter: string): string =>
  String.fromCodePoint(0x0958 + LETTERS.indexOf(letter.charAt(0)));

/** The end of permalinks such as `/%postname%.html`; no slug contains it. */
const ENDING = /\.html?$/;

const FRONT = ['', '/index.php'];

type Asked = {
  path: string;
  plain: string;
  id: string | null;
  slug: string | null;
  isCut: boolean;
};

function asked(path: string): Asked {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const whole = withoutCutLetter(pathname);
  const plain = plainPath(whole);
  const isFront = FRONT.includes(plain);
  const id = isFront ? (searchParams.get('p') ?? '') : lastPartOf(plain);
  // WordPress splits slugs at commas and never puts one in a slug.
  const slug = isFront || id.includes(',') ? null : id;
  const number = isFront ? id : (NUMBER.exec(id)?.[0] ?? '');
  return { path, plain, id: isPostId(number) ? number : null, slug, isCut: whole !== pathname };
}

/** The id in permalinks such as `/%post_id%` and `/%postname%-%post_id%`. */
const NUMBER = /(?<=^|-)\d+$/;

const lastPartOf = (plain: string) => plain.split('/').at(-1) ?? '';

/** A one-word slug may end an unrelated URL, so a guess needs a hyphen or a non-ASCII letter. */
const TELLING = /-|[^\0-\x7f]/;
const LIST = /^\/(?:\w+\/)?(?:category|tag|author|page)\//;

function guessed(links: readonly Link[], { plain, slug }: Asked): Link | undefined {
  if (slug === null || !TELLING.test(slug) || LIST.test(plain)) return undefined;
  const same = links.filter(({ link }) => slugOf(link) === slug);
  return same.length === 1 ? same[0] : undefined;
}

/** By id, else by the last segment, if the post's link matches or its slug is unique. */
export async function idsAt(
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, string>> {
  const found = new Map<string, string>();
  const all = paths.map(asked);
  const slugs = all.flatMap(({ slug }) => (slug === null ? [] : formsOf(slug)));
  const bySlug = await ask('slug', slugs);
  if (!bySlug.ok) return bySlug;
  const place = (links: readonly Link[], one: Asked) => {
    const { path, plain: wanted, slug, id } = one;
    const post =
      links.find((link) =>
        slug === null ? link.id === id : plainPath(new URL(link.link).pathname) === wanted,
      ) ?? guessed(links, one);
    if (post) found.set(path, post.id);
  };
  for (const one of all) if (one.slug !== null) place(bySlug.value, one);
  const left = all.filter(({ path, id }) => id !== null && !found.has(path));
  const byId = await ask(
    'include',
    left.flatMap(({ id }) => id ?? []),
  );
  if (!byId.ok) return byId;
  for (const one of left) place(byId.value, one);
  for (const [path, id] of await cutStories(all.filter((one) => one.isCut && !found.has(one.path))))
    found.set(path, id);
  return ok(found);
}

const CUTS = 4;
/** WordPress searches more than nine words as one phrase. */
const WORDS = 8;

async function cutStories(cut: readonly Asked[]): Promise<[path: string, id: string][]> {
  const slugs = [...new Set(cut.flatMap(({ slug }) => slug ?? []))].slice(0, CUTS);
  const ids = await Promise.all(
    slugs.map(async (slug) => {
      const words = slug.split('-').slice(0, -1).slice(0, WORDS);
      const links = words.length > 0 ? await ask('search', [words.join(' ')]) : null;
      const same = links?.ok ? links.value.filter(({ link }) => slugOf(link).startsWith(slug)) : [];
      return [slug, same.length === 1 ? same[0]?.id : undefined] as const;
    }),
  );
  const bySlug = new Map(ids);
  return cut.flatMap(({ path, slug }) => {
    const id = slug === null ? undefined : bySlug.get(slug);
    return id === undefined ? [] : [[path, id]];
  });
}

const slugOf = (link: string) => lastPartOf(plainPath(new URL(link).pathname));

type Link = { id: string; link: string };

async function ask(
  by: 'slug' | 'include' | 'search',
  values: readonly string[],
): Promise<Result<readonly Link[], string>> {
  if (values.length === 0) return ok([]);
  const params = { [by]: values.join(), per_page: PAGE, _fields: FIELDS.link };
  const result = await restList({
    name: '/permalinks',
    key: `/permalinks ${JSON.stringify(params)}`,
    route: '/posts',
    params,
    schema: linkSchema,
    failure: 'News article not found',
  });
  return result.ok ? ok(result.value.records) : result;
}
