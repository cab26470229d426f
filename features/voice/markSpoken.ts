import type { Passage } from './passages';
import { rangeOf } from './passages';
import type { Span } from './spokenParts';

const HIGHLIGHT = 'spoken';
const ATTRIBUTE = 'data-spoken';

/**
 * The CSS Custom Highlight API marks sentences without changing the DOM; the fallback is an
 * attribute on the paragraph.
 */
export function markSpoken(passage: Passage, { start, end }: Span): void {
  unmark();
  const range = rangeOf(passage, start, end);
  if (range && 'highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else passage.element.setAttribute(ATTRIBUTE, '');
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  document.querySelector(`[${ATTRIBUTE}]`)?.removeAttribute(ATTRIBUTE);
}

const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

export function followSpoken(next: Element, before: Element | undefined): void {
  if (next === before || (before && !isVisible(before))) return;
  const { top, bottom } = next.getBoundingClientRect();
  if (top > innerHeight * 0.15 && bottom < innerHeight * 0.75) return;
  next.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
