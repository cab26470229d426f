const STOPS = 'a[href], button, summary, input, select, audio, video, iframe, [tabindex]';

/**
 * Remembers which control inside has the focus, before its content is replaced.
 *
 * @returns restores it to that control, to its counterpart, or to the place
 */
export function preserveFocus(host: HTMLElement): (next: Element | null) => void {
  const { activeElement } = document;
  const at = [...host.querySelectorAll(STOPS)].findIndex((stop) => stop === activeElement);
  if (at === -1) return () => {};
  return (next) => {
    const stop = next ? next.querySelectorAll(STOPS)[at] : activeElement;
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
    else focusElement(host);
  };
}

export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
