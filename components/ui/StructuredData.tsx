import type { Graph, Thing } from 'schema-dts';
import { wellFormed } from '@/lib/format/characters';
import { unicodeEscape } from '@/lib/format/unicodeEscape.mjs';

const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * Escapes characters that could end the script block or open a comment (W3C JSON-LD 1.1, "Embedding
 * JSON-LD in HTML Documents").
 */
export function jsonLd(graph: readonly Thing[]): string {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
  return text.replace(ESCAPED, unicodeEscape);
}

export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  return graph.length === 0 ? null : <script type="application/ld+json">{jsonLd(graph)}</script>;
}
