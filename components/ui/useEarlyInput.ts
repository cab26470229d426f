import { useEffect, useRef } from 'react';
import { earlyInput } from '@/lib/forms/earlyInput';

/** For an element around controlled fields, so that what was filled in before hydration counts. */
export function useEarlyInput<E extends HTMLElement>() {
  const form = useRef<E>(null);
  useEffect(() => {
    const reports = form.current ? earlyInput(form.current) : [];
    // Not within the effect: React then puts off the update that each event makes.
    if (reports.length > 0) queueMicrotask(() => reports.forEach((report) => report()));
  }, []);
  return form;
}
