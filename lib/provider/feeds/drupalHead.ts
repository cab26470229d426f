import type { FeedItem } from './feedItem';

/** Drupal puts headline, author and time before each text (field--node--*.html.twig). */
const HEAD =
  /^\s{0,50}<span[^<>]{0,200}>[^<]{1,500}<\/span>\s{0,50}(?:<span[^<>]{0,200}>\s{0,50}<(?:span|a)[^<>]{0,300}>[^<]{0,200}<\/(?:span|a)>\s{0,50}<\/span>\s{0,50})?<span[^<>]{0,200}>\s{0,50}<time[^<>]{0,300}>[^<]{0,200}<\/time>\s{0,50}<\/span>/i;

export const withoutDrupalHead = (item: FeedItem): FeedItem => ({
  ...item,
  summary: withoutHead(item.summary),
  content: withoutHead(item.content),
});

const withoutHead = (text: FeedItem['content']): FeedItem['content'] =>
  text?.isHtml ? { ...text, value: text.value.replace(HEAD, '') } : text;
