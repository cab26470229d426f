import { CHOSEN } from '#site/states.mjs';
import { stateKey } from '@/lib/content/keys';
import { KNOWN_STATES } from './catalogue';
import type { State } from './state';

/** The states that have a page of their own, in the order in which the site names them. */
export const STATE_LIST: readonly State[] = CHOSEN.flatMap((chosen) => {
  const record = typeof chosen === 'string' ? KNOWN_STATES.find(({ id }) => id === chosen) : chosen;
  const key = record && stateKey(record.id);
  return key ? { ...record, key } : [];
});

/** The state of a URL such as /india/madhya-pradesh, or null. */
export const stateById = (id: string): State | null =>
  STATE_LIST.find((state) => state.id === id) ?? null;
