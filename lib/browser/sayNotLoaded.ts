/** The line is told once it is in the document. */
const TOLD_MS = 100;

let note: HTMLElement | undefined;

/**
 * Says below a control that its script could not be had, as without a connection, in the words that every page has on its
 * root: those of late scripts may be missing too. The line of the last control goes.
 */
export function sayNotLoaded(control: Element): void {
  note?.remove();
  const line = document.createElement('p');
  line.role = 'status';
  line.className = 'control-note';
  note = line;
  // Below the row that the control stands in.
  (control.parentElement ?? control).after(line);
  setTimeout(() => {
    line.textContent = document.documentElement.dataset.notLoaded ?? '';
  }, TOLD_MS);
}
