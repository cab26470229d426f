/** Without an earlier entry `history.back` fires no event, so the wait ends after a second. */
const ON_THE_WAY_MS = 1_000;

let isOnTheWay = false;

/** Ignores a second press until `popstate`, because it would go back two pages. */
export function goBack(home: string): void {
  if (isOnTheWay) return;
  isOnTheWay = true;
  const arrive = () => {
    isOnTheWay = false;
  };
  addEventListener('popstate', arrive, { once: true });
  setTimeout(arrive, ON_THE_WAY_MS);
  // `history.length` counts forward entries too. The Navigation API's index shows whether this is
  // the site's first entry.
  const { navigation } = window;
  const own = navigation?.entries().length ?? 1;
  if (history.length === own && !navigation?.currentEntry?.index) location.assign(home);
  else history.back();
}
