import { savesData } from '@/lib/browser/connection';
import { REPORT_PATHS } from '@/lib/request/reportPaths.mjs';

/** Who leaves sooner has not read it. */
const READ_MS = 5000;

export function reportRead(story: string, signal: AbortSignal): void {
  if (savesData()) return;
  const timer = setTimeout(() => {
    if (document.visibilityState === 'hidden') return;
    const body = new Blob([JSON.stringify({ story })], { type: 'application/json' });
    navigator.sendBeacon(REPORT_PATHS.reads, body);
  }, READ_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
