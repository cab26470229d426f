/**
 * The provider chooses what is logged: more lines than this are dropped, and nothing more is
 * remembered.
 */
const LIMIT_LINES = 100;

const LOGGED = Symbol.for('narmada24.logged');
const shared: typeof globalThis & { [LOGGED]?: Set<string> } = globalThis;

/**
 * Warns of something the first time it happens in this process: pages and endpoints are bundled
 * apart.
 */
export function logOnce(line: string): void {
  const logged = (shared[LOGGED] ??= new Set());
  if (logged.has(line) || logged.size >= LIMIT_LINES) return;
  logged.add(line);
  console.warn(line);
}
