import { gzipSync } from 'node:zlib';
import type { Reply } from './provider';

/**
 * What of an answer the site can use: nothing because none came (`unanswered`) or it was not JSON;
 * JSON of another shape, an articles object with or without entries, a list that is empty, one
 * without a usable entry, or the news.
 */
export type FaultOutcome =
  | 'unanswered'
  | 'notJson'
  | 'notAList'
  | 'articles'
  | 'noArticles'
  | 'empty'
  | 'unusable'
  | 'good';

type Fault = {
  outcome: FaultOutcome;
  reply: Reply | 'refused';
  /** Whether some of its entries are left out of good news. */
  drops?: true;
};

const status =
  (code: number, headers = {}, body = 'no'): Reply =>
  ({ response }) =>
    response.writeHead(code, headers).end(body);

const says =
  (body: (good: string) => string | Buffer, headers = {}): Reply =>
  ({ response, good }) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body(good));

/** Sends bytes one by one and then nothing: how a byte a second looks when the time is over. */
const drip: Reply = ({ response, good, expire }) => {
  const bytes = [...Buffer.from(good.slice(0, 5))];
  const next = () => {
    const byte = bytes.shift();
    if (byte === undefined) return expire();
    response.write(Buffer.of(byte), () => setImmediate(next));
  };
  next();
};

const MEGABYTE = Buffer.alloc(1e6, ' ');

/** Goes on until the reader hangs up, 30 MB at most. */
const flood: Reply = ({ response }) => {
  let megabytes = 0;
  const next = () => {
    if (megabytes++ === 30 || response.destroyed) return void response.end();
    response.write(MEGABYTE, () => setImmediate(next));
  };
  next();
};

const gzip = { 'content-encoding': 'gzip' };
const BOMB = gzipSync(Buffer.alloc(30e6, ' '));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `many-${at}`, title: 'Many' }));
/** More entries behind the good ones. */
const and = (more: string) => (good: string) => `${good.slice(0, -1)},${more}]`;

const unanswered = (reply: Fault['reply']): Fault => ({ outcome: 'unanswered', reply });
const answered = (outcome: FaultOutcome, ...reply: Parameters<typeof says>): Fault => ({
  outcome,
  reply: says(...reply),
});

/** All ways in which a feed misbehaves, wrong fields apart. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'never answers': unanswered(({ expire }) => expire()),
  'stalls after its headers': unanswered(({ response, expire }) => {
    response.flushHeaders();
    setImmediate(expire);
  }),
  'stalls in its body': unanswered(({ response, good, expire }) => {
    response.write(good.slice(0, 5), () => setImmediate(expire));
  }),
  'drips byte by byte': unanswered(drip),
  'refuses the connection': unanswered('refused'),
  'is reset before its headers': unanswered(({ response }) => response.socket?.resetAndDestroy()),
  'is reset in its body': unanswered(({ response, good }) => {
    response.write(good.slice(0, 5), () => setImmediate(() => response.socket?.resetAndDestroy()));
  }),
  'hangs up in its body': unanswered(({ response, good }) => {
    response
      .writeHead(200, { 'content-length': '9999' })
      .write(good, () => setImmediate(() => response.socket?.end()));
  }),
  'speaks no HTTP': unanswered(({ response }) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')),
  'answers 401': unanswered(status(401)),
  'answers 403': unanswered(status(403)),
  'answers 404': unanswered(status(404)),
  'answers 404 with a list': unanswered(({ response, good }) => response.writeHead(404).end(good)),
  'answers 429': unanswered(status(429, { 'retry-after': '60' })),
  'answers 500': unanswered(status(500)),
  'answers 502 in HTML': unanswered(status(502, { 'content-type': 'text/html' }, '<h1>Bad</h1>')),
  'answers 503 with Retry-After': unanswered(status(503, { 'retry-after': '3600' })),
  'answers 999': unanswered(status(999)),
  'redirects to itself': unanswered(({ response }) =>
    response.writeHead(302, { location: response.req.url }).end(),
  ),
  'redirects to a private address': unanswered(
    status(308, { location: 'http://169.254.169.254/latest/meta-data/' }),
  ),
  'redirects to a file': unanswered(status(301, { location: 'file:///etc/passwd' })),
  'redirects nowhere': unanswered(status(302)),
  'answers 304 without being asked': unanswered(status(304, {}, '')),
  'sends 30 MB': unanswered(flood),
  'announces 30 MB': unanswered(({ response }) => {
    response.writeHead(200, { 'content-length': '30000000' }).write('[');
  }),
  'sends a gzip bomb': unanswered(says(() => BOMB, gzip)),
  'cuts its gzip short': unanswered(says((good) => gzipSync(good).subarray(0, -12), gzip)),
  'says gzip and sends none': unanswered(says((good) => good, gzip)),
  'says Brotli and sends none': unanswered(says((good) => good, { 'content-encoding': 'br' })),

  'answers with nothing': answered('notJson', () => ''),
  'answers 204': { outcome: 'notJson', reply: status(204, {}, '') },
  'answers in HTML': answered('notJson', () => '<!doctype html><h1>Sign in</h1>'),
  'answers in XML': answered('notJson', () => '<?xml version="1.0"?><rss/>'),
  'is cut off': answered('notJson', (good) => good.slice(0, good.length / 2)),
  'is cut off before its end': answered('notJson', (good) => good.slice(0, -1)),
  'answers twice': answered('notJson', (good) => good + good),
  'answers in lines': answered('notJson', () => '{"id":1}\n{"id":2}'),
  'answers NaN': answered('notJson', () => '[NaN]'),
  'answers in UTF-16': answered('notJson', (good) => Buffer.from(good, 'utf16le')),

  'is null': answered('notAList', () => 'null'),
  'is a text': answered('notAList', () => '"maintenance"'),
  'is a number': answered('notAList', () => '0'),
  'is true': answered('notAList', () => 'true'),
  'is an empty object': answered('notAList', () => '{}'),
  'is a message': answered('notAList', () => '{"message":"nothing today"}'),
  'is a list within data': answered('notAList', (good) => `{"data":${good}}`),
  'has articles that are null': answered('notAList', () => '{"articles":null}'),
  'is an articles object': answered('articles', (good) => `{"articles":${good}}`),
  'is an articles object without any': answered('noArticles', () => '{"articles":[]}'),

  'is an empty list': answered('empty', () => '[]'),
  'is a list of blanks': answered('empty', () => ' [\n] '),
  'holds what are no entries': answered('unusable', () => '[null,7,"text",[],true,{}]'),
  'holds entries without an id': answered(
    'unusable',
    () => '[{"title":"A"},{"id":"","title":"B"}]',
  ),
  'holds entries without words': answered('unusable', () => '[{"id":1},{"id":2,"title":" "}]'),
  'nests 100,000 deep': answered('unusable', () => `[${nested(100_000)}]`),

  'is slow': {
    outcome: 'good',
    reply: ({ response, good }) => void setTimeout(() => response.end(good), 20),
  },
  'comes in pieces': {
    outcome: 'good',
    reply: ({ response, good }) => {
      response.write(good.slice(0, 40), () => setImmediate(() => response.end(good.slice(40))));
    },
  },
  'says another charset': answered('good', (good) => good, {
    'content-type': 'application/json; charset=iso-8859-1',
  }),
  'says HTML': answered('good', (good) => good, { 'content-type': 'text/html' }),
  'holds bytes that are no UTF-8': answered('good', (good) =>
    Buffer.concat([
      Buffer.from(`${good.slice(0, -1)},{"id":"x","title":"`),
      Buffer.of(0xe9, 0xff),
      Buffer.from('"}]'),
    ]),
  ),
  'begins with a byte order mark': answered('good', (good) => `\uFEFF${good}`),
  'is in gzip without saying so': answered('good', (good) => gzipSync(good)),
  'is in gzip': answered('good', (good) => gzipSync(good), gzip),
  'has an ETag that never changes': answered('good', (good) => good, { etag: '"always"' }),
  'has an ETag of a kilobyte': answered('good', (good) => good, { etag: `"${'x'.repeat(1000)}"` }),
  'has every entry twice': {
    ...answered('good', (good) => `[${good.slice(1, -1)},${good.slice(1)}`),
    drops: true,
  },
  'holds bad entries beside good ones': {
    ...answered('good', and('null,7,"text",[],{}')),
    drops: true,
  },
  'holds an entry nested 200,000 deep': {
    ...answered('good', and(`{"id":"deep","title":"Deep","highlights":${nested(200_000)}}`)),
    drops: true,
  },
  'holds an entry that names prototypes': answered(
    'good',
    and('{"id":"__proto__","title":"constructor","__proto__":{"id":1},"constructor":{"a":1}}'),
  ),
};

const BAD_UPDATES = [
  ...[null, 7, 'text', [], {}, { id: 'a' }, { id: 'a', headline: 'Without a time' }],
  ...['soon', '1970', 4e15, {}].map((timestamp) => ({ id: 'a', headline: 'a', timestamp })),
  { id: 'a', timestamp: '2026-11-20T05:00:00Z' },
  ...Array.from({ length: 2_000 }, (_, id) => ({ id, headline: 'a', timestamp: 1.7e9 + id })),
];

/** Each story is a live page of two thousand updates, good ones and bad ones. */
export const LIVE_PAGES: Reply = says((good) => {
  const entries: unknown = JSON.parse(good);
  return JSON.stringify(
    [entries]
      .flat()
      .map((entry) =>
        Object.assign({ ...Object(entry) }, { updates: BAD_UPDATES, pinnedUpdate: 'b' }),
      ),
  );
});

/** Too costly to be tried with each feed. */
export const MANY_ENTRIES: Reply = says(and(JSON.stringify(entries(2_000)).slice(1, -1)));
