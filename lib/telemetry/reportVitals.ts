import type * as webVitals from 'web-vitals';
import type { Metric } from 'web-vitals';

type Library = Pick<typeof webVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

/**
 * Sent once per page at the first `hidden`, the last event on phones. Browsers run this source
 * (`vitalsScript`), so it must import nothing.
 */
export function reportVitals(
  { onCLS, onFCP, onINP, onLCP, onTTFB }: Library,
  endpoint: string,
): void {
  const vitals: Record<string, number> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  onCLS(keep);
  onFCP(keep);
  onINP(keep);
  onLCP(keep);
  onTTFB(keep);
  // The bubble phase, because the library records its last values on capture.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const report = JSON.stringify({ path: location.pathname, vitals });
    navigator.sendBeacon(endpoint, new Blob([report], { type: 'application/json' }));
  });
}
