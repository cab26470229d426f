/** Screen readers announce a live region only if it exists before its text. */
const TOLD_MS = 100;

/**
 * Uses words from the page's root element, because lazy messages may be unavailable too. The next
 * press may succeed and takes them away.
 */
export function sayNotLoaded({ parentElement: row }: Element): void {
  // A live region by itself: Firefox before 119 makes no attribute of `role`.
  const note = document.createElement('output');
  row?.after(note);
  addEventListener('click', () => note.remove(), { once: true });
  setTimeout(() => note.append(document.documentElement.dataset.unloaded ?? ''), TOLD_MS);
}
