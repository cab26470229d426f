/** What pages tell the worker. Paths are of this site, with the prefix of their language. */
export type PageMessage =
  /**
   * A page is open, and its browser is idle. `thrifty`: nothing is to be fetched unasked. `scripts`: what the page has loaded by now, of which
   * its HTML names only the first.
   */
  | { type: 'visit'; path: string; thrifty: boolean; scripts?: readonly string[] }
  /** A story was opened over a page. */
  | { type: 'read'; path: string; thrifty: boolean }
  /** The reader has saved a page. */
  | { type: 'keep'; path: string };

const TYPES: readonly unknown[] = ['visit', 'read', 'keep'] satisfies PageMessage['type'][];

const areTexts = (list: unknown) =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

/** Whether a message is one of them: a page of another build may have sent it. */
export const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  TYPES.includes(data.type) &&
  'path' in data &&
  typeof data.path === 'string' &&
  (!('scripts' in data) || areTexts(data.scripts));

/** What the worker tells a page that shows a copy: the page itself has come, or is no more. */
export type WorkerMessage = { type: 'late'; isGone: boolean };
