type How = 'unasked' | 'chosen';

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

/** What this has chosen in the page's list, which anything else there was chosen over. */
let followed: string | undefined;

/** Whether the list shows what the reader has picked in it, on this page or before Back led to it. */
const isPicked = ({ value, options }: HTMLSelectElement) =>
  value !== (followed ?? options[0]?.value);

/**
 * The link of a tool's city. Its first city has no query, as has the tool itself: what is chosen and not among the others is
 * that city, or one that the tool lacks.
 */
function linkOf(city: string, how: How): HTMLAnchorElement | null {
  const { pathname } = location;
  const own = `a[href="${pathname}?city=${city}"]`;
  const first = `nav:has(a[href^="${pathname}?city="]) a[href="${pathname}"]`;
  return (
    document.querySelector<HTMLAnchorElement>(`main nav ${own}`) ??
    (how === 'chosen' ? document.querySelector<HTMLAnchorElement>(`main ${first}`) : null)
  );
}

/**
 * Gives what the page has of cities that of the reader, the weather or a tool. Where the URL names a city, that one was asked for;
 * where a tool does not have the city, its own first one stands. Unasked, nothing replaces what was picked in a list.
 */
export function followCity(city: string | null, how: How = 'unasked'): void {
  if (city === null) return;
  if (how === 'unasked' && new URLSearchParams(location.search).has('city')) return;
  const list = document.querySelector<HTMLSelectElement>('main .weather select[name="city"]');
  const link = linkOf(city, how);
  if (!list && !link) return;
  quietly(() => {
    if (list && (how === 'chosen' || !isPicked(list))) {
      chooseInList(list, city);
      followed = list.value;
    }
    if (link) chooseByUrl(link);
  });
}
