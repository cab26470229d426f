/** The line is told once it is in the document. */
const TOLD_MS = 100;

let note: HTMLElement | undefined;

/**
 * Says below the row of a control that its script could not be had, as without a connection, in the words that every page
 * has on its root: those of late scripts may be missing too. The line of the last control goes.
 */
export function sayNotLoaded({ parentElement: row }: Element): void {
  note ??= document.createElement('p');
  note.role = 'status';
  note.textContent = '';
  row?.after(note);
  setTimeout(() => note?.replaceChildren(document.documentElement.dataset.unloaded ?? ''), TOLD_MS);
}
