/** Newsroom brackets such as [PTI] or [वीडियो] stay. */

const OWN =
  'caption|gallery|embed|playlist|contact-form|contact-form-7|contact-field|wpforms|gravityform|elementor-template|' +
  'metaslider|smartslider3|tablepress|adrotate|instagram-feed|jetpack-related-posts|recent-posts|ez-toc|nextpage|' +
  'dropcap|googlemaps|googleapps|sharethis|adsense|adinserter|ads?|postimages|newsletter|quads|' +
  'addtoany|addthis|shareaholic|mashshare|social-share|ssba-buttons|easy-social-share(?:-buttons)?|TheChamp-Sharing|' +
  'post-views|yarpp|kkstarratings|ratemypost|toc|TOC|lwptoc|printfriendly|likebtn';
/** Shortcode names that are also ordinary words: they match only with an attribute or a URL. */
const WORDS =
  'audio|video|youtube|vimeo|soundcloud|slideshow|related|table|toc|elementor|posts|map';

/** A known name, an underscore (two among capitals), a closing tag or an attribute. */
const TAG = new RegExp(
  '\\[(?:' +
    `/?(?:${OWN})(?=[\\s\\]/=])[^\\]\\[]{0,2000}` +
    `|(?:${WORDS})(?:=|\\s{1,5}(?:https?:|[a-z_]{1,40}=))[^\\]\\[]{0,2000}` +
    '|/?[a-z][a-z0-9]{0,30}_[a-z0-9_-]{0,60}(?=[\\s\\]/|])[^\\]\\[]{0,2000}' +
    '|/?[A-Z][A-Za-z0-9]{0,30}_[A-Za-z0-9]{1,30}_[A-Za-z0-9_-]{1,60}(?=[\\s\\]/|])[^\\]\\[]{0,2000}' +
    '|[a-zA-Z\\d][a-zA-Z0-9-]{1,60}\\s{1,5}(?:id|ids|slug|name|type|class)=[\\w-]{1,60}(?:\\s[^\\]\\[]{0,2000})?' +
    '|/[a-z][a-z0-9-]{1,60}' +
    '|[a-zA-Z\\d][a-zA-Z0-9-]{1,60}\\s{1,5}[a-z][a-z0-9_-]{0,40}=["\'”“″‘’][^\\]\\[]{0,2000}' +
    ')\\]',
  'g',
);

const ENCODED =
  /\[(vc_raw_(?:html|js)|et_pb_code|fusion_code)\b[^\]]{0,500}\][^[]{0,100000}\[\/\1\]/gi;

/** Joomla plug-ins replace these on pages but not in feeds. */
const JOOMLA =
  /\{(?:loadposition|loadmodule(?:id)?|modulepos|module|sourcerer|snippet|gallery|jcomments|rsform|tab|slider)\b[^{}]{0,200}\}(?:[^{}]{0,200}\{\/(?:gallery|module)\})?/gi;

export function withoutShortcodes(given: string): string {
  const text = given.includes('{') ? given.replace(JOOMLA, '') : given;
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
const PICTURE =
  /^\s*(?:<p>\s*)?((?:<a\s[^>]{0,2000}>\s{0,9})?<img\s[^>]{0,5000}>(?:\s{0,9}<\/a>)?)/i;
const PARTS = /<\/?p(?:\s[^>]{0,200})?>|<br\s{0,9}\/?>/gi;
const CAPTION_ATTRIBUTE = /\scaption=(?:["'”“″]|&#82(?:20|21|43);|&quot;)([^"'”“″&]{1,1000})/;

export function expandCaptionShortcodes(html: string): string {
  if (!OPEN_CAPTION.test(html)) return html;
  const [before = '', ...parts] = html.split(/\[(?=(?:wp_)?caption[\s\]])/i);
  return before + parts.map(captioned).join('');
}

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
