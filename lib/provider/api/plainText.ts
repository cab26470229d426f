import { decodeEntities } from '@/lib/provider/body/html/escapedHtml';
import { textOf } from '@/lib/provider/body/html/textOf';

const FORMATTING = new Set(
  'a abbr b big br center cite div em font h1 h2 h3 h4 h5 h6 i ins mark p q s small span strong sub sup u'.split(
    ' ',
  ),
);
const TAG = /<\/?([a-z]+[1-6]?)((?:\s[^<>]*)?\/?)>/gi;
const ATTRIBUTES =
  /^(?:\s+(?:class|color|dir|face|href|hreflang|id|lang|property|rel|style|target|data-[a-z-]+)=(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?$/i;

const withoutFormatting = (text: string): string =>
  text.replace(TAG, (tag, name: string, attributes: string) =>
    FORMATTING.has(name.toLowerCase()) && ATTRIBUTES.test(attributes) ? '' : tag,
  );

/** A bare `&` shows that the text was not encoded: “AT&T &amp; Co.” stays as written. */
const BARE = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/i;
const ENDS_ELEMENT = /<\/[a-z][a-z\d]*\s?>|<br\s?\/?>/i;

export const decodeIfEncoded = (text: string): string =>
  BARE.test(text) ? text : decodeEntities(text);

/** Text with unclosed or other tags is prose about HTML and stays unchanged. */
export function plainText(given: string): string {
  if (BARE.test(given) || /<[a-z!/]/i.test(withoutFormatting(given))) return given;
  return (ENDS_ELEMENT.test(given) && textOf(given)) || decodeEntities(decodeEntities(given));
}
