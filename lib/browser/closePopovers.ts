/** The back-forward cache would otherwise show the phones' menu instead of the page. */
export const closePopoversOnLeave = () =>
  addEventListener('pagehide', () => {
    // Browsers without popovers lack this method.
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      popover.hidePopover?.();
  });
