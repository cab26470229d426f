/** Screen readers are not told of what nobody asked for. */
function quietly(change: () => void): void {
  const regions = [...document.querySelectorAll<HTMLElement>('main [role="status"]')];
  regions.forEach((region) => region.setAttribute('aria-live', 'off'));
  change();
  // Behind the frame in which React has shown the change.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => regions.forEach((region) => region.removeAttribute('aria-live'))),
  );
}

/** Chooses in a list of cities, as a reader would. */
function chooseInList(list: HTMLSelectElement, city: string): void {
  if (list.value === city || ![...list.options].some(({ value }) => value === city)) return;
  list.value = city;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses in a row of links: the URL says which, and no entry of the history is added that nobody asked for. */
function chooseByUrl(link: HTMLAnchorElement): void {
  history.replaceState(null, '', link.href);
  // Without state: what Next's router leaves alone, and `useFilter` follows.
  dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Gives what the page has of cities that of the reader, the weather or a tool. Where the URL names a city, that one was asked for;
 * where a tool does not have the city, its own first one stands.
 */
export function followCity(city: string | null, how: 'unasked' | 'chosen' = 'unasked'): void {
  if (city === null) return;
  if (how === 'unasked' && new URLSearchParams(location.search).has('city')) return;
  const list = document.querySelector<HTMLSelectElement>('main .weather select[name="city"]');
  const link = document.querySelector<HTMLAnchorElement>(
    `main nav a[href="${location.pathname}?city=${city}"]`,
  );
  if (!list && !link) return;
  quietly(() => {
    if (list) chooseInList(list, city);
    if (link) chooseByUrl(link);
  });
}
