const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

/** How much of a text has come above the lower edge of the screen, in per cent. */
export function percentShown(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  return height > 0 ? Math.round(100 * clamp((innerHeight - top) / height)) : 0;
}

/** What covers the top of the screen in the reader. */
const COVERED = 72;

/** Scrolls to where so much of a text is shown, and gives the focus to the first of its parts on the screen. */
export function scrollToPercent(text: HTMLElement, percent: number): void {
  const { top, height } = text.getBoundingClientRect();
  const by = { top: top + (height * percent) / 100 - innerHeight, behavior: 'instant' } as const;
  (text.closest('dialog') ?? window).scrollBy(by);
  const parts = [...text.children].filter((part) => part instanceof HTMLElement);
  const first = parts.find((part) => part.getBoundingClientRect().bottom > COVERED);
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
