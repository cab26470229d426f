import { RECORDS } from '#site/stateRecords.mjs';
import { stateKey } from './keys';
import type { State } from './stateRecord';

export const STATE_LIST: readonly State[] = RECORDS.flatMap((record) => {
  const key = stateKey(record.id);
  return key ? { ...record, key } : [];
});

export const stateById = (id: string): State | null =>
  STATE_LIST.find((state) => state.id === id) ?? null;
