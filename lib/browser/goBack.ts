/** One step back, or home for a reader whose visit began here. */
export function goBack(home: string): void {
  // What was gone back from counts in `history.length` too. A browser that tells the site's own entries
  // tells that this is the first of all; those of other sites it does not tell.
  const { navigation } = window;
  const own = navigation?.entries().length ?? 1;
  if (history.length === own && !navigation?.currentEntry?.index) location.assign(home);
  else history.back();
}
