import 'server-only';
import { hash } from 'node:crypto';
import { BoundedMap } from '@/lib/boundedMap';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { paragraphs } from '@/lib/format/paragraphs';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type Body, paragraphsBody, truncated } from '@/lib/story/body';
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

export function bodyOfText(text: string, original?: string): Body {
  const kept: string[] = [];
  let room: number = BODY_LIMITS.text;
  for (const paragraph of paragraphs(text)) {
    const isOver = paragraph.length > room || kept.length === BODY_LIMITS.parts;
    if (!isOver || kept.length === 0) kept.push(truncateAtGrapheme(paragraph, room));
    if (isOver) return [...paragraphsBody(kept), truncated(original)];
    room -= paragraph.length;
  }
  return paragraphsBody(kept);
}
