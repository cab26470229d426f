/** Otherwise a page from the back-forward cache would show the phone menu above it. */
export const closePopoversOnLeave = () =>
  addEventListener('pagehide', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      popover.hidePopover?.();
  });
