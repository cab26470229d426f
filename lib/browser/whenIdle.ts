/**
 * Safari has no idle callback. The scripts of the first load have run by now, and get a moment; a wait for
 * `load` would be for the last picture of a slow line.
 */
const WITHOUT_IDLE_CALLBACK_MS = 200;
const AT_LATEST_MS = 5000;

/** Runs a task once the browser is idle. Gives what cancels it. */
export function whenIdle(task: () => void): () => void {
  let wanted: (() => void) | null = task;
  const run = () => wanted?.();
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  return () => {
    wanted = null;
  };
}
