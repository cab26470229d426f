import type { Graph, Thing } from 'schema-dts';
import { wellFormed } from '@/lib/format/characters';
import { unicodeEscape } from '@/lib/format/unicodeEscape.mjs';

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

/**
 * JSON-LD in schema.org's words. A block of data, which no browser runs: it
 * needs no nonce.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  return graph.length === 0 ? null : <script type="application/ld+json">{jsonLd(graph)}</script>;
}
