/** The back-forward cache would otherwise show the phones' menu instead of the page. */
export const closePopoversOnLeave = () =>
  addEventListener('pagehide', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      popover.hidePopover?.();
  });
