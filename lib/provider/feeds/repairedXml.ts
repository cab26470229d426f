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
