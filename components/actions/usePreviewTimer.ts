import { useEffect, useRef } from 'react';

export const PREVIEW_MS = 15_000;

/** Counts the 15 seconds of a preview from the moment it plays; leaving cancels them. */
export function usePreviewTimer(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    start: () => {
      cancel();
      timer.current = setTimeout(onEnd, PREVIEW_MS);
    },
    cancel,
  };
}
