/** Where nothing lies behind, no event tells. */
const ON_THE_WAY_MS = 1_000;

let isOnTheWay = false;

/** Pressed twice, it would leave the page behind as well. */
export function goBack(home: string): void {
  if (isOnTheWay) return;
  isOnTheWay = true;
  const arrive = () => {
    isOnTheWay = false;
  };
  addEventListener('popstate', arrive, { once: true });
  setTimeout(arrive, ON_THE_WAY_MS);
  // `history.length` counts forward entries too; the Navigation API's index identifies this site's
  // first entry.
  const { navigation } = window;
  const own = navigation?.entries().length ?? 1;
  if (history.length === own && !navigation?.currentEntry?.index) location.assign(home);
  else history.back();
}
