// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '#site/locales.mjs';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';

/** In seconds. A crowd is served within a few; an edge shows what it keeps meanwhile. */
const RETRY_AFTER_S = '5';

const FOLDER = new URL('../.site/messages/', import.meta.url);
const messagesSchema = z.object({ Overload: z.object({ busy: z.string() }) });
const TEXTS = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const messages = messagesSchema.parse(
        JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
      );
      return [file.replace('.json', ''), messages.Overload.busy];
    }),
);

/**
 * Refuses a request under load: 503 in the language of its path, which no cache stores.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
export function respondBusy(response, pathname) {
  const [, first = ''] = pathname.split('/');
  response
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.none,
      'Retry-After': RETRY_AFTER_S,
    })
    .end(TEXTS.get(first) ?? TEXTS.get(DEFAULT_LOCALE));
}
