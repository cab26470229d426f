/**
 * For Safari, which lacks `requestIdleCallback`. On a slow connection `load` would wait for the
 * last picture.
 */
const WITHOUT_IDLE_CALLBACK_MS = 200;
const AT_LATEST_MS = 5000;

export function whenIdle(task: () => void): () => void {
  let wanted: (() => void) | null = task;
  const run = () => wanted?.();
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  return () => {
    wanted = null;
  };
}
