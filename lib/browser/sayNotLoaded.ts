/** Screen readers announce a live region only if it exists before its text. */
const TOLD_MS = 100;

let note: HTMLElement | undefined;

/** Uses words from the page's root element, because lazy messages may be unavailable too. */
export function sayNotLoaded({ parentElement: row }: Element): void {
  note ??= document.createElement('p');
  note.setAttribute('role', 'status'); // Firefox has no `role` before 119
  note.textContent = '';
  row?.after(note);
  setTimeout(() => note?.replaceChildren(document.documentElement.dataset.unloaded ?? ''), TOLD_MS);
}
