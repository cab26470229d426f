/**
 * Shortcodes that nobody has replaced: of WordPress itself, of its page builders (WPBakery `vc_`, Divi
 * `et_pb_`, Fusion, Elementor) and its plug-ins. What a newsroom writes in brackets, such as [PTI],
 * [1] or [वीडियो], is none.
 */

/** Names without an underscore that are shortcodes wherever they stand: WordPress's and widespread plug-ins'. */
const OWN =
  'caption|gallery|embed|playlist|contact-form|contact-form-7|contact-field|wpforms|gravityform|elementor-template|' +
  'metaslider|smartslider3|tablepress|adrotate|instagram-feed|jetpack-related-posts|recent-posts|ez-toc|nextpage|' +
  'dropcap|googlemaps|googleapps|sharethis|adsense|adinserter|ads?|postimages|newsletter|quads';
/** Those that are words of a newsroom too, unless an attribute or a URL follows. */
const WORDS =
  'audio|video|youtube|vimeo|soundcloud|slideshow|related|table|toc|elementor|posts|map';

/**
 * A name, and what tells it: it is known, has an underscore, ends a pair, or has an attribute with its
 * value, in straight or typographic quotes or none.
 */
const TAG = new RegExp(
  '\\[(?:' +
    `/?(?:${OWN})(?=[\\s\\]/=])[^\\]\\[]{0,2000}` +
    `|(?:${WORDS})(?:=|\\s{1,5}(?:https?:|[a-z_]{1,40}=))[^\\]\\[]{0,2000}` +
    '|/?[a-z][a-z0-9]{0,30}_[a-z0-9_-]{0,60}(?=[\\s\\]/|])[^\\]\\[]{0,2000}' +
    '|[a-z][a-z0-9-]{1,60}\\s{1,5}(?:id|ids|slug|name|type|class)=[\\w-]{1,60}(?:\\s[^\\]\\[]{0,2000})?' +
    '|/[a-z][a-z0-9-]{1,60}' +
    '|[a-z][a-z0-9-]{1,60}\\s{1,5}[a-z][a-z0-9_-]{0,40}=["\'”“″‘’][^\\]\\[]{0,2000}' +
    ')\\]',
  'g',
);

/** The names of pairs whose content is code for a machine. */
const ENCODED =
  /\[(vc_raw_(?:html|js)|et_pb_code|fusion_code)\b[^\]]{0,500}\][^[]{0,100000}\[\/\1\]/gi;

/** A text without shortcodes; what stands between two of a pair is text. */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = new Set([...text.matchAll(CLOSING)].map(([, name]) => name));
  return text
    .replace(ENCODED, '')
    .replace(TAG, '')
    .replace(OPENING, (tag, name: string) => (closed.has(name) ? '' : tag));
}

const CLOSING = /\[\/([a-z][a-z0-9-]{1,60})\]/g;
const OPENING = /\[([a-z][a-z0-9-]{1,60})\]/g;

const OPEN_CAPTION = /\[(?:wp_)?caption(?=[\s\]])/i;
/** A picture, in its link where it has one, at the start of what a caption holds. */
const PICTURE =
  /^\s*(?:<p>\s*)?((?:<a\s[^>]{0,2000}>\s{0,9})?<img\s[^>]{0,5000}>(?:\s{0,9}<\/a>)?)/i;
const PARTS = /<\/?p(?:\s[^>]{0,200})?>|<br\s{0,9}\/?>/gi;
const CAPTION_ATTRIBUTE = /\scaption=(?:["'”“″]|&#82(?:20|21|43);|&quot;)([^"'”“″&]{1,1000})/;

/** The captions of WordPress's editor before blocks, as the HTML that WordPress makes of them. */
export function withCaptions(html: string): string {
  if (!OPEN_CAPTION.test(html)) return html;
  const [before = '', ...parts] = html.split(/\[(?=(?:wp_)?caption[\s\]])/i);
  return before + parts.map(captioned).join('');
}

/** From the name of the shortcode to where the next one begins. */
function captioned(part: string): string {
  const end = part.indexOf(']');
  const close = /\[\/(?:wp_)?caption\]/i.exec(part);
  if (end < 0 || !close || close.index < end) return `[${part}`;
  const inside = part.slice(end + 1, close.index);
  const [whole = '', picture] = PICTURE.exec(inside) ?? [];
  const rest = part.slice(close.index + close[0].length);
  if (!picture) return inside + rest;
  const [, given = ''] = CAPTION_ATTRIBUTE.exec(part.slice(0, end)) ?? [];
  const text = inside.slice(whole.length).replace(PARTS, ' ').trim() || given;
  return `<figure class="wp-caption">${picture}<figcaption>${text}</figcaption></figure>${rest}`;
}
