/**
 * Closes what a `popover` opened as the page is left: browsers keep pages as they are for Back, and
 * would show the phones' menu in place of the page.
 */
export const closePopoversOnLeave = () =>
  addEventListener('pagehide', () => {
    // Older browsers, which draw a popover as any other block, have no such method.
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      popover.hidePopover?.();
  });
