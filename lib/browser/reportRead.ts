import { REPORT_PATHS } from '@/lib/request/reportPaths.mjs';
import { savesData } from './connection';

/** Who leaves sooner has not read it. */
const READ_MS = 5000;

/**
 * Tells the site that a story was read, once it has been in sight for five seconds: its id and nothing of
 * the reader. Nothing under Save-Data.
 */
export function reportRead(story: string, signal: AbortSignal): void {
  if (savesData()) return;
  const timer = setTimeout(() => {
    if (document.visibilityState === 'hidden') return;
    const body = new Blob([JSON.stringify({ story })], { type: 'application/json' });
    navigator.sendBeacon(REPORT_PATHS.reads, body);
  }, READ_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
