import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { ageInWords } from '@/lib/format/ageInWords';
import { MINUTE_MS } from '@/lib/format/elapsed';

const AGE = 'time[data-age]';
const isAge = (node: Node): node is HTMLTimeElement => node instanceof Element && node.matches(AGE);

const agesIn = (part: Node): HTMLTimeElement[] =>
  isAge(part)
    ? [part]
    : part instanceof Element
      ? [...part.querySelectorAll<HTMLTimeElement>(AGE)]
      : [];

/**
 * Updates ages in the DOM each minute, without rendering lists; new elements before paint, because
 * React uses the request's clock.
 */
export function RelativeTimeUpdater() {
  const t = useTranslations('Time');
  const locale = useLocale();
  const update = useEffectEvent((...parts: Node[]) => {
    const now = Date.now();
    for (const time of parts.flatMap(agesIn)) {
      // The device's clock is behind: keep the server's text.
      if (Date.parse(time.dateTime) > now) continue;
      const words = ageInWords(time.dateTime, now, t, locale);
      if (time.textContent !== words) time.textContent = words;
    }
  });
  useEffect(() => {
    const updateAll = () => update(document.body);
    const timer = setInterval(updateAll, MINUTE_MS);
    document.addEventListener('visibilitychange', updateAll);
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ type, target, addedNodes }) =>
        update(...(type === 'attributes' ? [target] : addedNodes)),
      ),
    );
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['datetime'],
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updateAll);
      observer.disconnect();
    };
  }, []);
  return null;
}
