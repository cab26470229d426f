import './reading.css';

/** A live region must exist before its text changes. */
export function noteBelow(control: HTMLElement): Element {
  const known = control.parentElement?.querySelector('.control-note');
  if (known) return known;
  const note = document.createElement('p');
  note.className = 'control-note';
  note.setAttribute('role', 'status'); // Firefox has no `role` before 119
  control.parentElement?.append(note);
  return note;
}
