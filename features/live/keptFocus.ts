const STOPS = 'a[href], button, summary, input, select, audio, video, iframe, [tabindex]';

/**
 * Remembers which control of a place has the focus, before what stands in the place is moved or replaced.
 *
 * @returns gives it back: to the same control, or to its like in what came instead, else to the place
 */
export function keptFocus(host: HTMLElement): (next: Element | null) => void {
  const { activeElement } = document;
  const at = [...host.querySelectorAll(STOPS)].findIndex((stop) => stop === activeElement);
  if (at === -1) return () => {};
  return (next) => {
    const stop = next ? next.querySelectorAll(STOPS)[at] : activeElement;
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
    else focusPlace(host);
  };
}

/** Focuses what is no control. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
