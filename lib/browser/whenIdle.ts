import { pageLoaded } from './pageLoaded';

/** Safari has no idle callback: what the page names is loaded first, and then its own scripts have a moment. */
const WITHOUT_IDLE_CALLBACK_MS = 200;
const AT_LATEST_MS = 5000;

/** Runs a task once the browser is idle. Gives what cancels it. */
export function whenIdle(task: () => void): () => void {
  let wanted: (() => void) | null = task;
  const run = () => wanted?.();
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else void pageLoaded().then(() => setTimeout(run, WITHOUT_IDLE_CALLBACK_MS));
  return () => {
    wanted = null;
  };
}
