import 'server-only';
import { hash } from 'node:crypto';
import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Body } from '@/lib/story/body';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';
import { bodyOfHtml, type HtmlContext } from './bodyOfHtml';

/** A body takes about 8 bytes of memory per character of HTML. */
const BYTES_FACTOR = 8;
const MEMORY = { count: 2_000, bytes: 64e6 };

const memory = () => processGlobal('site.bodies', () => new BoundedMap<Body>(MEMORY));

type StoryContext = HtmlContext & {
  id: string;
};

/** Memoised: each post is fetched again every minute, and a body at all limits takes 100 ms. */
export function storyBody(html: string, { id, ...context }: StoryContext): Body | null {
  const { base, media, pages, original = '' } = context;
  const sources = media.sources.map(({ origin, path }) => origin + path);
  const key = hash('sha256', JSON.stringify([base, original, sources, pages, html]), 'base64');
  const known = memory().get(key);
  const body = known ?? bodyOfHtml(html, context);
  if (!known) memory().set(key, body, BYTES_FACTOR * html.length);
  if (!known && body.at(-1)?.type === 'truncated')
    logThrottled('warn', {
      key: 'long body',
      message: `news: text of story ${id} cut: longer than BODY_LIMITS allow`,
      fields: { story: id },
    });
  return body.length > 0 ? body : null;
}
