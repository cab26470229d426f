import { type RefObject, useLayoutEffect } from 'react';
import { isObject } from '@/lib/isObject';

const positions = new Map<string, number>();

function isShownAgain(): boolean {
  const state: unknown = history.state;
  if (isObject(state) && 'shown' in state) return true;
  history.replaceState({ ...history.state, shown: true }, '');
  return false;
}

/**
 * Focusing the headline makes screen readers read it alone, not the whole story. The space bar
 * still scrolls.
 */
export function focusStory(content: HTMLElement | null): void {
  const headline = content?.querySelector('h1');
  if (headline) headline.tabIndex = -1;
  (headline ?? content)?.focus({ preventScroll: true });
}

export function useReadingPosition(id: string, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    focusStory(content.current);
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    if (isShownAgain()) dialog.scrollTop = positions.get(id) ?? 0;
    return () => void positions.set(id, dialog.scrollTop);
  }, [id, content]);
}
