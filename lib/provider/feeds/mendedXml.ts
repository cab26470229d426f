/** An unescaped `<` in text: none that a name follows, or whose tag has no end before the next. */
const LONE_BRACKET = /<(?![a-z_:/!?])|<(?=[a-z][^<>]*<)/gi;

/** RSS elements of which HTML's habits leave out the end, so that they hold the rest of their item. */
const ENDLESS =
  /<(link|guid|pubDate|category|author|enclosure|atom:link|media:(?:content|thumbnail))((?:\s[^<>]{0,2000}[^<>/])?)>([^<]*)(?=<(?!\/\1>|!\[CDATA\[))/g;

export const mendedXml = (document: string): string =>
  document.replace(LONE_BRACKET, '&lt;').replace(ENDLESS, '<$1$2>$3</$1>');

/** RSS has no namespace of its own, so that the parser knows no prefix of `<r:rss>` and `<r:item>`. */
export const withoutPrefix = (xml: string, prefix: string): string =>
  prefix === '' ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
