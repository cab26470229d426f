import { isObject } from '@/lib/isObject';

export type PageMessage =
  /**
   * Sent at idle. `thrifty` forbids prefetching. `scripts` lists all loaded scripts, because the
   * HTML names only the first.
   */
  | { type: 'visit'; path: string; thrifty: boolean; scripts?: readonly string[] }
  | { type: 'read'; path: string; thrifty: boolean }
  | { type: 'keep'; path: string }
  | { type: 'unkeep'; path: string; isRead: boolean };

const TYPES: readonly unknown[] = [
  'visit',
  'read',
  'keep',
  'unkeep',
] satisfies PageMessage['type'][];

const areTexts = (list: unknown) =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

export const isPageMessage = (data: unknown): data is PageMessage =>
  isObject(data) &&
  TYPES.includes(data.type) &&
  typeof data.path === 'string' &&
  (!('scripts' in data) || areTexts(data.scripts));

/** Sent to a page that shows a cached copy, once the original arrives or turns out to be gone. */
export type WorkerMessage = { type: 'late'; isGone: boolean };
