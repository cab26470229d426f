const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

export function percentShown(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  return height > 0 ? Math.round(100 * clamp((innerHeight - top) / height)) : 0;
}

const COVERED = 72;

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
