import { connection, isReduced } from './connection';

/**
 * Whether nothing should be fetched that the reader may never open: on a slow connection or under Save-Data, and
 * where each megabyte is paid for. Apart from `connection.ts`, which every page loads.
 */
export function isMetered(): boolean {
  const network = connection();
  return isReduced() || (network !== null && 'type' in network && network.type === 'cellular');
}
