export function goBack(home: string): void {
  // `history.length` counts forward entries too; the Navigation API's index identifies this site's
  // first entry.
  const { navigation } = window;
  const own = navigation?.entries().length ?? 1;
  if (history.length === own && !navigation?.currentEntry?.index) location.assign(home);
  else history.back();
}
