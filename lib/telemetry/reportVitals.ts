import type * as webVitals from 'web-vitals';
import type { Metric } from 'web-vitals';

type Library = Pick<typeof webVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

/**
 * Sends a page's Web Vitals once it is hidden for the first time, the last moment that a phone
 * tells of. One report a page, so that none counts twice.
 *
 * Browsers run the text of this function (`vitalsScript`): it uses nothing from outside of it.
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
  // The library listens while the event is captured, so that its last values are there.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const report = JSON.stringify({ path: location.pathname, vitals });
    navigator.sendBeacon(endpoint, new Blob([report], { type: 'application/json' }));
  });
}
