/** Screen readers announce a live region only if it exists before its text. */
const TOLD_MS = 100;

let note: HTMLElement | undefined;

/** Uses words from the page's root element, because lazy messages may be unavailable too. */
export function sayNotLoaded({ parentElement: row }: Element): void {
  // An `output` is a live region by itself: Firefox before 119 makes no attribute of `role`.
  note ??= document.createElement('output');
  note.textContent = '';
  row?.after(note);
  // The next press may succeed.
  addEventListener('click', () => note?.remove(), { capture: true, once: true });
  setTimeout(() => note?.replaceChildren(document.documentElement.dataset.unloaded ?? ''), TOLD_MS);
}
