import { setTimeout as pause } from 'node:timers/promises';

const TRY_MS = 50;
const LIMIT_MS = 60_000;

/**
 * Tries until `holds`; how long it took, in milliseconds.
 * @param {() => Promise<boolean>} holds
 * @throws Error after a minute
 */
export async function until(holds) {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > LIMIT_MS) throw new Error('bench: waited for a minute');
    await pause(TRY_MS);
  }
  return performance.now() - start;
}

/** @param {string} url */
export const untilOk = (url) =>
  until(() =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
