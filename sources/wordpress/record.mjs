#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRecordings } from '../formatRecordings.mjs';

/**
 * Records the answers of WordPress, filled by fill.mjs, for the tests of lib/provider/wordpress.
 */
const BASE = process.env.WP_URL ?? 'http://localhost:5140';
const DIR = process.env.WP_DIR ?? '/tmp/narmada-wordpress';
const [name = '', value = ''] = readFileSync(`${DIR}/header`, 'utf8').split(/: (.*)/s);
const EDITOR = { [name]: value };
const NEWEST = 16;

/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
async function answerOf(path, headers = {}) {
  const response = await fetch(BASE + path, { headers });
  const text = await response.text();
  /** @type {unknown} */
  let body = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: keep the text.
  }
  const total = response.headers.get('x-wp-total');
  return { status: response.status, ...(total && { total: Number(total) }), body };
}

/**
 * @param {string} route
 * @param {Record<string, string | number>} params
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any[]>}
 */
async function list(route, params, headers) {
  const query = new URLSearchParams(
    Object.entries(params).map(([key, given]) => [key, `${given}`]),
  );
  const { status, body } = await answerOf(`/wp-json/wp/v2${route}?${query}`, headers);
  if (status !== 200 || !Array.isArray(body)) throw new Error(`${route} answered ${status}`);
  return body;
}

const POST =
  'id,date_gmt,modified_gmt,slug,link,sticky,title,excerpt,content,author,featured_media,categories,tags';
/** @param {readonly any[]} records @param {string} field */
const ids = (records, field) =>
  [...new Set(records.flatMap((record) => record[field]))].filter(Boolean).join();

const all = await list('/posts', { per_page: 100, _fields: POST });
const newest = all.slice(0, NEWEST);
const sticky = await list('/posts', { per_page: 100, sticky: 'true', _fields: POST });
const old = await list('/posts', { slug: 'classic-text-en,no-text-hi', _fields: POST });
const posts = [...new Map([...newest, ...sticky, ...old].map((post) => [post.id, post])).values()];
const hidden = await list(
  '/posts',
  {
    per_page: 100,
    search: 'UNSEEN',
    status: 'draft,private,future,trash',
    _fields: 'id,status,title',
  },
  EDITOR,
);
/** @param {number} id */
const edited = async (id) => ({
  post: (await answerOf(`/wp-json/wp/v2/posts/${id}?context=edit&_fields=${POST},status`, EDITOR))
    .body,
  autosaves: (
    await answerOf(
      `/wp-json/wp/v2/posts/${id}/autosaves?context=edit&_fields=modified_gmt,title,excerpt,content`,
      EDITOR,
    )
  ).body,
});

await fetch(`${BASE}/wp-json/wp/v2/posts/${newest[0].id}/autosaves`, {
  method: 'POST',
  headers: { ...EDITOR, 'content-type': 'application/json' },
  body: JSON.stringify({ title: 'Saved by itself', content: '<p>A change UNSEENautosave.</p>' }),
});

const [draft] = hidden.filter(({ status }) => status === 'draft');
const { body: index } = await answerOf('/wp-json/?_fields=name,namespaces');

/** @param {readonly any[]} shown */
const mediaOf = (shown) =>
  list('/media', {
    per_page: 100,
    include: ids(shown, 'featured_media'),
    _fields: 'id,source_url,alt_text,caption,media_details',
  });
const terms = {
  users: await list('/users', { _fields: 'id,name,slug' }),
  categories: await list('/categories', { per_page: 100, _fields: 'id,name,slug,parent,count' }),
  tags: await list('/tags', { per_page: 100, _fields: 'id,name,slug,count' }),
};

/** @param {string} name @param {object} given */
function write(name, given) {
  const file = fileURLToPath(new URL(`recordings/${name}.json`, import.meta.url));
  const recording = { recordedAt: new Date().toISOString(), ...given };
  writeFileSync(
    file,
    `${JSON.stringify(recording, null, 1).replaceAll(BASE, 'https://cms.example')}\n`,
  );
  process.stdout.write(`${file}\n`);
}

write('wordpress', {
  index,
  posts,
  media: await mediaOf(posts),
  ...terms,
  hidden,
  edited: await Promise.all([draft, newest[0]].map(({ id }) => edited(id))),
  refusals: {
    draft: await answerOf(`/wp-json/wp/v2/posts/${draft.id}`),
    edit: await answerOf(`/wp-json/wp/v2/posts/${newest[0].id}?context=edit`),
    trash: await answerOf('/wp-json/wp/v2/posts?status=trash'),
    behind: await answerOf('/wp-json/wp/v2/posts?per_page=100&page=99'),
    noRoute: await answerOf('/wp-json/wp/v3/posts'),
  },
});
write('all', { posts: all, media: await mediaOf(all), ...terms });
formatRecordings(import.meta.url);
