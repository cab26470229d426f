import type { Graph, Thing } from 'schema-dts';
import { unicodeEscape } from '@/lib/text/unicodeEscape.mjs';
import { wellFormed } from '@/lib/text/wellFormed';

const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * Things as the text of a JSON-LD block (W3C JSON-LD 1.1, "Embedding JSON-LD in HTML Documents").
 * No text in it can end the block, open a comment or a CDATA section, or break a line of script:
 * those characters are written as escapes, which JSON reads back as they were.
 */
export function jsonLd(graph: readonly Thing[]): string {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
  return text.replace(ESCAPED, unicodeEscape);
}
