import { connection, isReduced } from '@/lib/browser/connection';

/**
 * Also true where data is billed per megabyte. Separate from `connection.ts`, which every page
 * loads.
 */
export function isMetered(): boolean {
  const network = connection();
  return isReduced() || (network !== null && 'type' in network && network.type === 'cellular');
}
