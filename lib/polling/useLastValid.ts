import { useState } from 'react';
import type { Result } from '@/lib/result';

/** The last list that arrived, kept through failures; empty before the first. */
export function useLastValid<T>(reading: Result<T[], string>): T[] {
  const [good, setGood] = useState(reading.ok ? reading.value : []);
  if (reading.ok && reading.value !== good) setGood(reading.value);
  return good;
}
