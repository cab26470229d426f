import { RECORDS } from '#site/stateRecords.mjs';
import { stateKey } from '@/lib/content/keys';
import type { State } from './state';

/** The states that have a page of their own, in the order in which the site names them. */
export const STATE_LIST: readonly State[] = RECORDS.flatMap((record) => {
  const key = stateKey(record.id);
  return key ? { ...record, key } : [];
});

/** The state of a URL such as /india/madhya-pradesh, or null. */
export const stateById = (id: string): State | null =>
  STATE_LIST.find((state) => state.id === id) ?? null;
