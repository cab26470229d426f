import type { FeedItem } from './feedItem';

/** Drupal puts headline, author and time before each text (field--node--*.html.twig). */
const DRUPAL_HEAD =
  /^\s{0,50}<span[^<>]{0,200}>[^<]{1,500}<\/span>\s{0,50}(?:<span[^<>]{0,200}>\s{0,50}<(?:span|a)[^<>]{0,300}>[^<]{0,200}<\/(?:span|a)>\s{0,50}<\/span>\s{0,50})?<span[^<>]{0,200}>\s{0,50}<time[^<>]{0,300}>[^<]{0,200}<\/time>\s{0,50}<\/span>/i;

/** SPIP's link to the section, behind each deck (squelettes-dist/inc-rss-item.html). */
const SPIP_SECTION = /<a href="[^"<>]{1,500}" rel="directory">([^<>]{1,200})<\/a>/;

/** Removes what a system's template adds to each text; a section becomes a category. */
export function withoutTemplate(item: FeedItem): FeedItem {
  const summary = withoutParts(item.summary);
  return {
    ...item,
    categories: [...(summary.section ? [summary.section] : []), ...item.categories],
    summary: summary.text,
    content: withoutParts(item.content).text,
  };
}

type Text = FeedItem['content'];

function withoutParts(text: Text): { text: Text; section?: string | undefined } {
  if (!text?.isHtml) return { text };
  const value = text.value.replace(DRUPAL_HEAD, '');
  const link = SPIP_SECTION.exec(value);
  const deck = value.slice(0, link?.index ?? 0).trimEnd();
  // A dash on a line of its own parts the deck from the links.
  if (!link || !/\s-$/.test(deck)) return { text: { ...text, value } };
  return { text: { ...text, value: deck.slice(0, -1).trimEnd() }, section: link[1] };
}
