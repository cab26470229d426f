export type Format = 'rss' | 'rdf' | 'atom';

type Root = { tag: string; name: string; format: Format };

export const HEAD_LENGTH = 20_000;
const LANGUAGE = /<((?:dc:)?language)(?:\s[^<>]{0,200})?>(?:(?!<\/)[\s\S]){0,100}<\/\1>/i;

const TITLE =
  /<title(?:\s[^<>]{0,200})?>\s{0,50}(?:<!\[CDATA\[[^\]<>]{1,200}\]\]>\s{0,50}|[^<]{1,200})<\/title>/i;

/** An entry may need its feed's author, and its title, because the site's name is no author. */
const OF_ENTRIES = /<(title|author)(?:\s[^<>]{0,200})?>(?:(?!<\/\1>)[\s\S]){0,1000}<\/\1>/gi;

/** RSS has no namespace; a default one, such as Atom's, would hide elements from the parser. */
const DEFAULT_NAMESPACE = /\sxmlns\s*=\s*(?:"[^"]*"|'[^']*')/i;

const GUID = /^<newsItem\s[^<>]{0,500}?guid=["']([^"'<>]{1,500})/i;
const OTHER_CLASS = /<itemClass\s[^<>]{0,200}ninat:(?!text|composite)/i;

/** Turns an entry of a sitemap or of NewsML-G2 into an RSS item; of an agency's picture, its id alone. */
export function asItem(xml: string): string {
  const [, name = ''] = /^<(url|newsItem)[\s>]/i.exec(xml) ?? [];
  if (!name) return xml;
  const [, given] = GUID.exec(xml) ?? [];
  const guid = given === undefined ? '' : `<guid>${given}</guid>`;
  if (guid && OTHER_CLASS.test(xml)) return `<item>${guid}</item>`;
  return xml
    .slice(`<${name}`.length)
    .replace(/^[^<>]*>/, (attributes) => `<item${attributes}${guid}`)
    .replace(/<\/(?:url|newsItem)>$/i, '</item>')
    .replace(/<(\/?)loc>/gi, '<$1link>');
}

/**
 * The opening and closing tags that turn items into a feed.
 *
 * @param head the text before and after all items
 * @returns `prefix` only for RSS, whose parser knows no prefixes
 */
export function envelopeOf({ tag, name, format }: Root, channel: string | undefined, head: string) {
  const about = [LANGUAGE, TITLE].map((part) => part.exec(head)?.[0] ?? '').join('');
  const end = `</${name}>`;
  if (format === 'rss') {
    const colon = name.indexOf(':');
    const [prefix, root] = [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
    const own = withoutPrefix(tag, prefix).replace(DEFAULT_NAMESPACE, '');
    if (/^(?:channel|urlset|newsMessage)$/i.test(root)) {
      const inside = /^c/i.test(root) ? own : '<channel>';
      return { open: `<rss version="2.0">${inside}${about}`, close: '</channel></rss>', prefix };
    }
    return {
      open: `${own}${channel || '<channel>'}${about}`,
      close: `</channel></${root}>`,
      prefix,
    };
  }
  if (format === 'atom')
    return { open: tag + (head.match(OF_ENTRIES) ?? []).join(''), close: end, prefix: '' };
  // RDF items are siblings of the channel.
  return { open: tag + (about && `<channel>${about}</channel>`), close: end, prefix: '' };
}

/** An unescaped `<` in text: no name follows it, or another `<` comes before its `>`. */
const LONE_BRACKET = /<(?![a-z_:/!?])|<(?=[a-z][^<>]*<)/gi;

/** RSS elements left unclosed, as HTML allows; each would swallow the rest of its item. */
const UNCLOSED =
  /<(link|guid|pubDate|category|author|enclosure|atom:link|media:(?:content|thumbnail))((?:\s[^<>]{0,2000}[^<>/])?)>([^<]*)(?=<(?!\/\1>|!\[CDATA\[))/g;

export const repairedXml = (document: string): string =>
  document.replace(LONE_BRACKET, '&lt;').replace(UNCLOSED, '<$1$2>$3</$1>');

/** RSS has no namespace, so the parser does not recognise prefixed elements such as `<r:item>`. */
export const withoutPrefix = (xml: string, prefix: string): string =>
  prefix === '' ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
