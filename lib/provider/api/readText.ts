import { decodeEntities } from '@/lib/provider/body/html/escapedHtml';
import { isMarkdown, markdownHtml } from '@/lib/provider/body/html/markdownHtml';
import { textOf } from '@/lib/provider/body/html/textOf';
import { bodyOfText, storyBody } from '@/lib/provider/body/storyBody';
import type { Media } from '@/lib/provider/source/media';
import type { Body } from '@/lib/story/body';
import { proseText } from '@/lib/story/bodyText';

const FORMATTING = new Set(
  'a abbr b big br center cite div em font h1 h2 h3 h4 h5 h6 i ins mark p q s small span strong sub sup u'.split(
    ' ',
  ),
);
const ANY_TAG = /<\/?([a-z]+[1-6]?)((?:\s[^<>]*)?\/?)>/gi;
const ATTRIBUTES =
  /^(?:\s+(?:class|color|dir|face|href|hreflang|id|lang|property|rel|style|target|data-[a-z-]+)=(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?$/i;

const withoutFormatting = (text: string): string =>
  text.replace(ANY_TAG, (tag, name: string, attributes: string) =>
    FORMATTING.has(name.toLowerCase()) && ATTRIBUTES.test(attributes) ? '' : tag,
  );

/** A bare `&` shows that the text was not encoded: “AT&T &amp; Co.” stays as written. */
const BARE = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/i;
const ENDS_ELEMENT = /<\/[a-z][a-z\d]*\s?>|<br\s?\/?>/i;

const decodeIfEncoded = (text: string): string => (BARE.test(text) ? text : decodeEntities(text));

/** Text with unclosed or other tags is prose about HTML and stays unchanged. */
export function plainText(given: string): string {
  if (BARE.test(given) || /<[a-z!/]/i.test(withoutFormatting(given))) return given;
  return (ENDS_ELEMENT.test(given) && textOf(given)) || decodeEntities(decodeEntities(given));
}

/** A closing tag or `<br>`, perhaps escaped, marks HTML; prose about HTML names opening tags. */
const MARKUP =
  /(?:<|&lt;)(?:\/(?:p|div|h[1-6]|[uo]l|li|blockquote|figure|table|pre|iframe|a|b|strong|em|i|u)|br\s?\/?)(?:>|&gt;)/i;

export function readText(
  sent: string,
  id: string,
  media: Media,
): { body: Body | null; text: string } {
  const sentText = sent.endsWith(' chars]') ? sent.replace(CUT, '…') : sent;
  const isTwice = sentText.includes('&amp;lt;') || /\\(?:u0|["/])/.test(sentText);
  const given = isTwice ? encodedOnce(sentText) : sentText;
  const isPlain = !/[<&\\]/.test(given);
  const isHtml = !isPlain && MARKUP.test(given);
  const lines = isPlain || isHtml ? given : withLineEnds(given);
  if (isHtml || isMarkdown(lines)) {
    const html = isHtml ? given : markdownHtml(lines);
    const body = storyBody(html, { id, base: media.base, media });
    return { body, text: body ? proseText(body).replace(/\s+/g, ' ') : '' };
  }
  const text = isPlain ? given : decodeIfEncoded(lines);
  return { body: text === '' ? null : bodyOfText(text), text };
}

/** NewsAPI and GNews send only the start of a text and end it with "[+1234 chars]". */
const CUT = /(?:…|\.{3})?\s?\[\+?\d{1,7} chars\]$/;

/** Undoes one level of HTML escaped twice, or of JSON inside JSON. */
const encodedOnce = (text: string) =>
  (/<|&lt;/.test(text) ? text : text.replaceAll('&amp;', '&')).replace(
    /\\(?:u(0[\da-f]{3})|(["/]))/gi,
    (_, code: string, sign?: string) => sign ?? String.fromCharCode(Number.parseInt(code, 16)),
  );

const withLineEnds = (text: string) =>
  text.includes('\\n') && !text.includes('\n') ? text.replace(/(?:\\r)?\\n/g, '\n') : text;
