import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { allowsStale } from '@/lib/provider/client/fetchOrStale';
import { logLoss } from '@/lib/provider/client/logFeed';
import { extractJson } from '@/lib/provider/source/extractJson';
import { queryOf } from '@/lib/provider/source/httpUrl';
import { ENTRY_LIMITS } from '@/lib/provider/source/limits';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok } from '@/lib/result';
import {
  factsOf,
  rememberSiteFacts,
  ROOT_FIELDS,
  rootSchema,
  type SiteFacts,
  siteFacts,
} from './siteFacts';

export type Path = `/${string}`;
export type Params = Readonly<Record<string, string | number>>;

/** `/wp-json` needs permalinks and rewrites; the query form works everywhere unless forbidden. */
const URL_FORMS = {
  path: (route: Path, query: string): Path => `/wp-json${route}?${query}`,
  query: (route: Path, query: string): Path => `/?rest_route=${route}&${query}`,
};

type UrlForm = keyof typeof URL_FORMS;

type KnownForm = { form: UrlForm | null; last: UrlForm | null; hasIndex?: true };

const known = () =>
  processGlobal('site.wordpress.way', (): KnownForm => ({ form: null, last: null }));

const NAMESPACE = 'wp/v2';

type Asked<T> = {
  route: Path;
  params: Params;
  missing: string;
  read: (json: unknown) => T | null;
};

const probe =
  <T>({ route, params, missing, read }: Asked<T>) =>
  (form: UrlForm): Omit<Feed<T>, 'isValid'> => {
    const failure = `${missing} at ${URL_FORMS[form](route, '')}`;
    return {
      name: '/rest',
      key: `/rest ${form} ${route}`,
      path: URL_FORMS[form](route, queryOf(params)),
      failure,
      async interpret(body) {
        const value = read(jsonOf(extractJson(body, '/rest')));
        return value === null ? err(failure) : ok(value);
      },
    };
  };

const jsonOf = (body: Buffer): unknown =>
  body.length > ENTRY_LIMITS.bytes ? undefined : parseJson(new TextDecoder().decode(body));

const rootFeed = probe<SiteFacts>({
  route: '/',
  params: { _fields: ROOT_FIELDS },
  missing: 'No REST API of WordPress',
  read(json) {
    const { data } = rootSchema.safeParse(json);
    return data?.namespaces.includes(NAMESPACE) ? factsOf(data) : null;
  },
});

const somePosts = z.array(z.object({ id: z.union([z.number(), z.string()]) }));

const INDEX_REFUSED = 'gives posts, but refuses its index: its languages and time zone are unknown';

/** A hardened WordPress may refuse its index but serve its posts. */
const postFeed = probe<true>({
  route: `/${NAMESPACE}/posts`,
  params: { per_page: 1, _fields: 'id' },
  missing: 'No posts of WordPress',
  read: (json) => somePosts.safeParse(json).success || null,
});

const ALL_FORMS: readonly UrlForm[] = ['path', 'query'];

async function firstAnswering<T>(feedOf: (form: UrlForm) => Feed<T>) {
  const answers = await Promise.all(ALL_FORMS.map((form) => fetchFeed(feedOf(form))));
  const found = answers.flatMap((answer, at) => {
    const form = ALL_FORMS[at];
    return answer.ok && form ? [{ form, value: answer.value }] : [];
  });
  return found[0] ?? null;
}

function rememberIndex(facts: SiteFacts) {
  rememberSiteFacts(facts);
  known().hasIndex = true;
}

async function findForm(): Promise<UrlForm | null> {
  const indexed = await firstAnswering(rootFeed);
  if (indexed) rememberIndex(indexed.value);
  // If the index once answered, posts fail now too: a second trial would cost another timeout.
  const found = indexed ?? (known().hasIndex ? null : await firstAnswering(postFeed));
  if (!found) return null;
  if (!indexed) logLoss('/rest', INDEX_REFUSED);
  const { form } = found;
  Object.assign(known(), { form, last: form });
  return form;
}

/** A slow host's index may fail once at the start: what it tells must not stay unknown. */
async function askIndexAgain(form: UrlForm) {
  const index = await fetchFeed<SiteFacts | null>({ ...rootFeed(form), none: null });
  if (index.ok && index.value !== null) rememberIndex(index.value);
}

/** If neither works, calls use the last form and fail, so that stale lists can replace them. */
async function currentForm(): Promise<UrlForm | null> {
  const { form, last, hasIndex } = known();
  if (form && !hasIndex) void askIndexAgain(form);
  if (form) return form;
  const found = findForm();
  return allowsStale() && last ? last : ((await found) ?? last);
}

export async function restPath(
  route: Path,
  params: Params,
  namespace = NAMESPACE,
): Promise<Path | null> {
  const form = await currentForm();
  const languages = siteFacts().plugin === 'wpml' && { lang: 'all' };
  return form && URL_FORMS[form](`/${namespace}${route}`, queryOf({ ...params, ...languages }));
}

export function forgetUrlForm(): void {
  known().form = null;
}
