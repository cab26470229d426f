'use client';
// An island for the timer of relative times in blocks that no script renders.

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { MINUTE_MS } from '@/lib/time/durations';
import { elapsed } from '@/lib/time/elapsed';

/** Says every minute how old the stories of the page's static blocks are (`RelativeTime`). */
export function RelativeTimeUpdater() {
  const t = useTranslations('Time');
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      for (const time of document.querySelectorAll<HTMLTimeElement>('[id^=static-] [data-age]')) {
        const ago = elapsed(Date.parse(time.dateTime), now);
        // A date does not age.
        if (ago.unit !== 'date') time.textContent = t(ago.unit, ago);
      }
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [t]);
  return null;
}
