import { isText, parseHtml } from './parseHtml';

const ESCAPED_MARKUP =
  /&(?:lt|#0*60|#x0*3c);(?:\/(?:p|a|div|span|strong|em|b|i|u|s|sup|sub|del|ins|ul|ol|li|h[1-6]|figure|blockquote|table)|(?:br|img|hr)(?=[\s/&]))/i;
const REAL_TAG = /<[a-z!/]/i;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
  ['apos', "'"],
  ['#60', '<'],
  ['#62', '>'],
  ['#34', '"'],
  ['#38', '&'],
  ['#39', "'"],
]);

/** Unescapes HTML whose tags are all escaped. Prose about an element has no end tag and stays. */
export const unescapedOnce = (html: string): string =>
  !REAL_TAG.test(html) && ESCAPED_MARKUP.test(html) ? unescaped(html) : html;

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const unescaped = (html: string): string =>
  html.replace(
    /&(#0{0,4}\d{2}|[a-z]{2,4});/gi,
    (entity, name: string) => ENTITIES.get(name.toLowerCase().replace(/^#0+/, '#')) ?? entity,
  );

/** The semicolon is required: "AT&T". `<` and `>` stay escaped, because prose may mention tags. */
const ENTITY = /&(?!(?:[lg]t|#0*6[02]|#x0*3[ce]);)(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi;

export const decodeEntities = (text: string): string =>
  /&[#a-z]/i.test(text)
    ? text.replace(ENTITY, (entity) => parseHtml(entity).nodes.filter(isText)[0]?.value ?? entity)
    : text;

/** Removes CDATA marks that remain when a feed nests sections or closes one twice. */
export const withoutCdata = (html: string): string =>
  html.includes(']]')
    ? html
        .replace(/<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>/g, '$1')
        .replace(/(?:\]\](?:>|&gt;)\s{0,20}){1,9}$/, '')
    : html;

export const withoutBlockComments = (html: string): string =>
  html.includes('&lt;!-- ')
    ? html.replace(/&lt;!-- \/?wp:(?:(?!--&gt;)[^]){1,2000}--&gt;/g, '')
    : html;

const SHOWS_CODE = /<(?:code|pre|kbd|samp)\b/i;

const ESCAPED_PAIR =
  /&lt;((a|strong|em|b|i)(?:\s(?:[^&<>]|&(?:quot|amp|#0?39|#34);){0,2000})?)&gt;((?:(?!&lt;)[^<]){1,500})&lt;\/\2&gt;/gi;

export const unescapedPairs = (html: string): string =>
  html.includes('&lt;/') && !SHOWS_CODE.test(html)
    ? html.replace(
        ESCAPED_PAIR,
        (_, tag: string, name: string, text: string) =>
          `<${tag.replace(/&quot;|&#34;/g, '"').replace(/&#0?39;/g, "'")}>${text}</${name}>`,
      )
    : html;

const SURROGATES =
  /&#(?:x(d[89ab][\da-f]{2})|(5(?:529[6-9]|5[3-9]\d\d|6[0-2]\d\d|63[01]\d)));&#(?:x(d[c-f][\da-f]{2})|(5(?:6[3-9]\d\d|7[0-2]\d\d|73[0-3]\d|734[0-3])));/gi;

export const joinSurrogateReferences = (given: string): string => {
  const markup = given.replace(NUL_REFERENCE, '');
  return /&#(?:5[5-7]|xd)/i.test(markup)
    ? markup.replace(SURROGATES, (_, highHex, high, lowHex, low) =>
        [highHex ? `0x${highHex}` : high, lowHex ? `0x${lowHex}` : low]
          .map((code) => String.fromCharCode(Number(code)))
          .join(''),
      )
    : markup;
};

/** HTML would show the reference to NUL as a box. */
const NUL_REFERENCE = /&#(?:0|x0){1,6};/gi;

const PARAGRAPH = /<(p|div)(?:\s[^<>]{0,500})?>((?:[^<]|<br ?\/?>){1,10000})<\/\1>/gi;

const PASTED =
  'iframe|blockquote|figure|object|embed|video|audio|div|p|a|b|strong|em|i|u|span|font|ul|ol|h[1-6]|table';
const PASTED_START = new RegExp(`^&lt;(?:${PASTED})(?=[\\s&])`, 'i');
const PASTED_END = new RegExp(`&lt;/(?:${PASTED}|script)&gt;$`, 'i');

/** Editors paste embed code into the visual editor, which may make its quotes typographic. */
export const unescapePastedCode = (html: string): string =>
  html.includes('&lt;/') && !SHOWS_CODE.test(html)
    ? html.replace(PARAGRAPH, (paragraph, _, inside: string) => {
        const code = inside.trim();
        if (!PASTED_START.test(code) || !PASTED_END.test(code)) return paragraph;
        const markup = unescaped(code).replace(TAG, (tag) => tag.replace(QUOTES, '"'));
        return hasContent(markup) ? markup : paragraph;
      })
    : html;

const TAG = /<[a-z][^<>]{0,5000}>/gi;
const QUOTES = /[“”″]|&#(?:8220|8221|8243);/g;

/** Markup without text or a URL is only an example of a tag. */
const hasContent = (markup: string) =>
  /\s(?:src|href|data|value)=["']?(?:https?:)?\/\//i.test(markup) ||
  markup.replace(/<[^<>]{0,5000}>/g, '').trim() !== '';
