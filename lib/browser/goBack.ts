/** Without an earlier entry `history.back` fires no event, so the wait ends after a second. */
const POPSTATE_TIMEOUT_MS = 1_000;

let isGoingBack = false;

/** Ignores a second press until `popstate`, because it would go back two pages. */
export function goBack(home: string): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const arrive = () => {
    isGoingBack = false;
  };
  addEventListener('popstate', arrive, { once: true });
  setTimeout(arrive, POPSTATE_TIMEOUT_MS);
  // `history.length` counts forward entries too. The Navigation API's index shows whether this is
  // the site's first entry.
  const { navigation } = window;
  const own = navigation?.entries().length ?? 1;
  if (history.length === own && !navigation?.currentEntry?.index) location.assign(home);
  else history.back();
}
