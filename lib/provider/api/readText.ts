import { bodyOfText } from '@/lib/provider/body/bodyOfText';
import { isMarkdown, markdownHtml } from '@/lib/provider/body/html/markdownHtml';
import { storyBody } from '@/lib/provider/body/storyBody';
import type { Media } from '@/lib/provider/source/media';
import type { Body } from '@/lib/story/body';
import { proseText } from '@/lib/story/bodyText';
import { decodeIfEncoded } from './plainText';

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
