import './reading.css';

/**
 * The line below a control that says what came of it: a live region, which has to be in the document before its
 * words come.
 */
export function noteBelow(control: HTMLElement): Element {
  const known = control.parentElement?.querySelector('.control-note');
  if (known) return known;
  const note = document.createElement('p');
  note.className = 'control-note';
  note.role = 'status';
  control.parentElement?.append(note);
  return note;
}
