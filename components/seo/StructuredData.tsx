import type { Thing } from 'schema-dts';
import { jsonLd } from '@/lib/structured/jsonLd';

/**
 * Things told to search engines in schema.org's words. A block of data, which no browser runs: it
 * needs no nonce.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.length === 0 ? null : <script type="application/ld+json">{jsonLd(things)}</script>;
}
