/** Safari has no idle callback; a moment after the page is up will do. */
const WITHOUT_IDLE_CALLBACK_MS = 2000;
const AT_LATEST_MS = 5000;

/** Runs a task once the browser is idle. Gives what cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
  return () => clearTimeout(timer);
}
