import { log } from './log.mjs';

const MINUTE_MS = 60_000;
/** The provider chooses what is warned of: no more than this is remembered, or logged a minute. */
const LIMIT_KEYS = 100;

/** When each key was last logged. Of the whole process: pages and endpoints are bundled apart. */
const LOGGED = Symbol.for('narmada24.logged');
const shared: typeof globalThis & { [LOGGED]?: Map<string, number> } = globalThis;

type Warning = {
  /** What counts as the same warning, whatever figures its message has. */
  key: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
};

/** Warns of the same thing at most once a minute. */
export function warnThrottled({ key, message, fields = {} }: Warning): void {
  const logged = (shared[LOGGED] ??= new Map());
  const now = Date.now();
  for (const [known, at] of logged) if (now - at >= MINUTE_MS) logged.delete(known);
  if (logged.has(key) || logged.size >= LIMIT_KEYS) return;
  logged.set(key, now);
  log.warn(fields, message);
}
