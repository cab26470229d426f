import { SHOWS_CODE, unescaped } from './escapedHtml';

const PARAGRAPH = /<(p|div)(?:\s[^<>]{0,500})?>((?:[^<]|<br ?\/?>){1,10000})<\/\1>/gi;

const NAMES =
  'iframe|blockquote|figure|object|embed|video|audio|div|p|a|b|strong|em|i|u|span|font|ul|ol|h[1-6]|table';
const OPENING = new RegExp(`^&lt;(?:${NAMES})(?=[\\s&])`, 'i');
const CLOSING = new RegExp(`&lt;/(?:${NAMES}|script)&gt;$`, 'i');

/** Editors paste embed code into the visual editor, which may make its quotes typographic. */
export const unescapePastedCode = (html: string): string =>
  html.includes('&lt;/') && !SHOWS_CODE.test(html)
    ? html.replace(PARAGRAPH, (paragraph, _, inside: string) => {
        const code = inside.trim();
        if (!OPENING.test(code) || !CLOSING.test(code)) return paragraph;
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
