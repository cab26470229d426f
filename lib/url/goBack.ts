/** One step back, or home for a reader whose visit began here. */
export function goBack(home: string): void {
  if (history.length > 1) history.back();
  else location.assign(home);
}
