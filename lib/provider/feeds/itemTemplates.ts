import type { FeedItem } from './feedItem';

/** Drupal puts headline, author and time before each text (field--node--*.html.twig). */
const DRUPAL_HEAD =
  /^\s{0,50}<span[^<>]{0,200}>[^<]{1,500}<\/span>\s{0,50}(?:<span[^<>]{0,200}>\s{0,50}<(?:span|a)[^<>]{0,300}>[^<]{0,200}<\/(?:span|a)>\s{0,50}<\/span>\s{0,50})?<span[^<>]{0,200}>\s{0,50}<time[^<>]{0,300}>[^<]{0,200}<\/time>\s{0,50}<\/span>/i;

/** SPIP puts links to section and key words after each deck (squelettes-dist/inc-rss-item.html). */
const SPIP_END = /\s-\s{1,9}<a href="[^"<>]{1,2000}" rel="directory">([^<>]{1,200})<\/a>[\s\S]*/;

/** Removes what a system's template adds to each text; a section becomes a category. */
export function withoutTemplate(item: FeedItem): FeedItem {
  const [, section] = SPIP_END.exec(item.summary?.value ?? '') ?? [];
  return {
    ...item,
    categories: [...(section ? [section] : []), ...item.categories],
    summary: withoutParts(item.summary),
    content: withoutParts(item.content),
  };
}

const withoutParts = (text: FeedItem['content']): FeedItem['content'] =>
  text?.isHtml
    ? { ...text, value: text.value.replace(DRUPAL_HEAD, '').replace(SPIP_END, '') }
    : text;
