import type { FeedItem } from './feedItem';

/** Drupal puts headline, author and time before each text (field--node--*.html.twig). */
const DRUPAL_HEAD =
  /^\s{0,50}<span[^<>]{0,200}>[^<]{1,500}<\/span>\s{0,50}(?:<span[^<>]{0,200}>\s{0,50}<(?:span|a)[^<>]{0,300}>[^<]{0,200}<\/(?:span|a)>\s{0,50}<\/span>\s{0,50})?<span[^<>]{0,200}>\s{0,50}<time[^<>]{0,300}>[^<]{0,200}<\/time>\s{0,50}<\/span>/i;

/** SPIP's link to the section, behind each deck (squelettes-dist/inc-rss-item.html). */
const SPIP_SECTION = /<a href="[^"<>]{1,500}" rel="directory">([^<>]{1,200})<\/a>/;

/** Removes what a system's template adds to each text; a section becomes a category. */
export function withoutTemplate(item: FeedItem): FeedItem {
  const section = spipEnd(item.summary?.value ?? '')?.section;
  return {
    ...item,
    categories: [...(section ? [section] : []), ...item.categories],
    summary: withoutParts(item.summary),
    content: withoutParts(item.content),
  };
}

/** A dash on a line of its own parts the deck from links to section and key words. */
function spipEnd(text: string): { deck: string; section: string | undefined } | null {
  const found = SPIP_SECTION.exec(text);
  const before = text.slice(0, found?.index).trimEnd();
  return found && /\s-$/.test(before)
    ? { deck: before.slice(0, -1).trimEnd(), section: found[1] }
    : null;
}

const withoutParts = (text: FeedItem['content']): FeedItem['content'] =>
  text?.isHtml
    ? { ...text, value: (spipEnd(text.value)?.deck ?? text.value).replace(DRUPAL_HEAD, '') }
    : text;
