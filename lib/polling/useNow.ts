import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/time/durations';

/**
 * The time for relative words, epoch milliseconds: the server's at first, then this device's every
 * minute.
 */
export function useNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
