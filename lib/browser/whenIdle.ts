/** Safari has no idle callback: once the page has loaded what it names, its own scripts get a moment. */
const WITHOUT_IDLE_CALLBACK_MS = 200;
const AT_LATEST_MS = 5000;

/** Runs a task once the browser is idle. Gives what cancels it. */
export function whenIdle(task: () => void): () => void {
  let wanted: (() => void) | null = task;
  const run = () => wanted?.();
  const runSoon = () => setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else if (document.readyState === 'complete') runSoon();
  else addEventListener('load', runSoon);
  return () => {
    wanted = null;
  };
}
