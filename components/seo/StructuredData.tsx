import type { Thing } from 'schema-dts';
import { jsonLd } from '@/lib/seo/structuredData/jsonLd';

/**
 * JSON-LD in schema.org's words. A block of data, which no browser runs: it
 * needs no nonce.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  return graph.length === 0 ? null : <script type="application/ld+json">{jsonLd(graph)}</script>;
}
