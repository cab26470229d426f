/** Screen readers announce a live region only if it exists before its text. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * The root element carries the text, because lazy messages may fail too. The next press removes it,
 * since it may succeed.
 */
export function announceLoadFailure({ parentElement: row }: Element): void {
  // `output` is a live region by itself; Firefox before 119 does not reflect the `role` property.
  const note = document.createElement('output');
  row?.after(note);
  addEventListener('click', () => note.remove(), { once: true });
  setTimeout(() => note.append(document.documentElement.dataset.unloaded ?? ''), ANNOUNCE_DELAY_MS);
}
