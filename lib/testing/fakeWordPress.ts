import type { IncomingMessage, ServerResponse } from 'node:http';
import recording from '@/sources/wordpress/recordings/wordpress.json';
import { forgetProcess } from './forgetProcess';
import { startLocalServer } from './localServer';

type Fault = (response: ServerResponse, good: string) => void;
type Json = { [key: string]: unknown };

/** What the fake has of each route; a test may change it. */
type Data = {
  posts: Json[];
  media: Json[];
  users: Json[];
  categories: Json[];
  tags: Json[];
  hidden: Json[];
};

/**
 * What keeps it in several languages: a plugin that answers with the posts of the default one alone unless
 * another, or all, are asked for (WPML), or with all of them (Polylang).
 */
type LanguagePlugin = {
  namespace: string;
  defaultLanguage?: string;
  languageOf: (id: number) => string;
};

const listOf = (given: string | null) => given?.split(',').map(Number);
const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const oneOf = (values: readonly number[], wanted: readonly number[] | undefined) =>
  wanted === undefined || values.some((value) => wanted.includes(value));

/** Whether WordPress has a record in the answer to these parameters. */
function isWanted(record: Json, params: URLSearchParams): boolean {
  const [tags, categories] = [listOf(params.get('tags')), listOf(params.get('categories'))];
  const filed = [oneOf(ids(record.tags), tags), oneOf(ids(record.categories), categories)];
  const slugs = params.get('slug')?.split(',');
  return (
    oneOf([Number(record.id)], listOf(params.get('include'))) &&
    oneOf([Number(record.author)], listOf(params.get('author'))) &&
    (params.get('tax_relation') === 'OR' ? filed.some(Boolean) : filed.every(Boolean)) &&
    (slugs === undefined ||
      slugs.some((slug) =>
        [slug, encodeURIComponent(slug).toLowerCase()].includes(`${record.slug}`),
      )) &&
    (params.get('sticky') !== 'true' || record.sticky === true) &&
    JSON.stringify(record).includes(params.get('search') ?? '')
  );
}

/** The fields that are asked for, `title.rendered` of `title` among them, but of posts alone. */
function withFields(record: Json, fields: string | null, kind: string): Json {
  const kept: Json = {};
  for (const field of fields?.split(',') ?? Object.keys(record)) {
    const [name = '', inner] = field.split('.');
    const value = record[name];
    if (value === undefined || (inner !== undefined && kind !== 'posts')) continue;
    kept[name] =
      inner === undefined || typeof value !== 'object' || value === null
        ? value
        : { ...Object(kept[name]), [inner]: Reflect.get(value, inner) };
  }
  return kept;
}

type Options = { hasPermalinks?: boolean; recorded?: Partial<Data> };

/**
 * A WordPress that answers, once it was started, out of what a real one was recorded to hold
 * (sources/wordpress/recordings), by `/wp-json/` or by `?rest_route=` alone.
 */
export function fakeWordPress({ hasPermalinks = true, recorded = {} }: Options = {}) {
  const copyOfRecording = (): Data => structuredClone({ ...recording, ...recorded });
  let data = copyOfRecording();
  let plugin: LanguagePlugin | null = null;
  let facts: Json = {};
  const liveblogs = new Map<number, Json[]>();
  const calls: { route: string; params: URLSearchParams; authorization?: string }[] = [];
  const faults = new Map<string, Fault>();

  let url = '';
  let stop = async () => {};

  function reply(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams: params } = new URL(
      request.url ?? '/',
      'http://wordpress.invalid',
    );
    const isPath = pathname.startsWith('/wp-json/');
    if (isPath && !hasPermalinks)
      return void response.end('<!doctype html><title>Front page</title>');
    const route = isPath ? pathname.slice('/wp-json'.length) : (params.get('rest_route') ?? '');
    const { authorization } = request.headers;
    calls.push({ route, params, ...(authorization && { authorization }) });
    const { status, body, total } = answer(route, params, authorization !== undefined);
    // PHP's json_encode escapes each slash.
    const text = JSON.stringify(body)
      .replaceAll('https://cms.example', url)
      .replaceAll('/', String.raw`\/`);
    const fault = faults.get(route);
    if (fault) return fault(response, text);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(total && { 'x-wp-total': total }),
      })
      .end(text);
  }

  function answer(
    route: string,
    params: URLSearchParams,
    isEditor: boolean,
  ): { status: number; body: unknown; total?: string } {
    if (route === '/') {
      const namespaces = [
        ...recording.index.namespaces,
        ...(plugin ? [plugin.namespace] : []),
        ...(liveblogs.size > 0 ? ['liveblog/v1'] : []),
      ];
      return { status: 200, body: { ...recording.index, namespaces, ...facts } };
    }
    const liveblog = /^\/liveblog\/v1\/(\d+)\/entries\/0\/\d+$/.exec(route)?.[1];
    if (liveblog !== undefined) {
      const entries = liveblogs.get(Number(liveblog));
      return entries ? { status: 200, body: { entries } } : recording.refusals.noRoute;
    }
    const [, kind = '', id, autosaves] =
      /^\/wp\/v2\/(\w+)(?:\/(\d+)(\/autosaves)?)?$/.exec(route) ?? [];
    const edited = recording.edited.find(({ post }) => post.id === Number(id));
    if (id !== undefined) {
      if (!isEditor) return recording.refusals.edit;
      return edited
        ? { status: 200, body: autosaves ? edited.autosaves : edited.post }
        : { status: 404, body: {} };
    }
    if (params.get('status') === 'trash' && !isEditor) return recording.refusals.trash;
    const records = Object.entries(data).find(([name]) => name === kind)?.[1];
    if (!records) return recording.refusals.noRoute;
    const source =
      params.get('status') === 'trash'
        ? data.hidden
            .filter(({ status }) => status === 'trash')
            .map((post) => ({ ...post, content: { protected: false } }))
        : records;
    const language = params.get('lang') ?? plugin?.defaultLanguage ?? 'all';
    const isSpoken = (record: Json) =>
      kind !== 'posts' || language === 'all' || plugin?.languageOf(Number(record.id)) === language;
    const wanted = source.filter((record) => isSpoken(record) && isWanted(record, params));
    if (params.get('orderby') === 'id') wanted.sort((a, b) => Number(a.id) - Number(b.id));
    const offset = Number(params.get('offset'));
    return {
      status: 200,
      total: String(wanted.length),
      body: wanted
        .slice(offset, offset + Number(params.get('per_page') ?? 10))
        .map((record) => withFields(record, params.get('_fields'), kind)),
    };
  }

  return {
    async start() {
      ({ url, stop } = await startLocalServer(reply));
      // Read by the code under test at its first call, which comes later.
      Object.assign(process.env, {
        NEWS_SOURCE: 'wordpress',
        NEWS_API_URL: url,
        NEWS_MIN_AGE_MS: '0',
        NEWS_BACKOFF_MS: '0',
      });
    },
    stop: () => stop(),
    get url() {
      return url;
    },
    calls,
    /** What it holds, for a test to change. */
    data: () => data,
    routesAsked: () => calls.map(({ route }) => route),
    /** Answers a route otherwise from now on. */
    fail: (route: string, fault: Fault) => faults.set(route, fault),
    /** Keeps it in several languages from now on. */
    install(given: LanguagePlugin) {
      plugin = given;
    },
    /** Has the Liveblog plug-in, with these entries of a post. */
    covers: (post: number, entries: Json[]) => liveblogs.set(post, entries),
    /** Says more of itself at the root of its REST API from now on. */
    say(given: Json) {
      facts = given;
    },
    mend: () => faults.clear(),
    /** Holds what was recorded, and empties the memory of the code under test. */
    reset: () => {
      data = copyOfRecording();
      plugin = null;
      facts = {};
      liveblogs.clear();
      faults.clear();
      calls.length = 0;
      forgetProcess();
    },
  };
}
