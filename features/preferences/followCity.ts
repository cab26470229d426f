type How = 'unasked' | 'chosen';

/** Suppresses announcements of a change the reader did not make. */
function quietly(change: () => void): void {
  const regions = [...document.querySelectorAll<HTMLElement>('main [role="status"]')];
  regions.forEach((region) => region.setAttribute('aria-live', 'off'));
  change();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => regions.forEach((region) => region.removeAttribute('aria-live'))),
  );
}

function chooseInList(list: HTMLSelectElement, city: string): void {
  if (list.value === city || ![...list.options].some(({ value }) => value === city)) return;
  list.value = city;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Replaces the URL, because an automatic choice must add no history entry. */
function chooseByUrl(link: HTMLAnchorElement): void {
  history.replaceState(null, '', link.href);
  // A stateless event: Next's router ignores it and `useFilter` follows it.
  dispatchEvent(new PopStateEvent('popstate'));
}

let followed: string | undefined;

const isPicked = ({ value, options }: HTMLSelectElement) =>
  value !== (followed ?? options[0]?.value);

/**
 * The first city's URL has no query, so a chosen city not among the others is the first or
 * unavailable.
 */
function linkOf(city: string, how: How): HTMLAnchorElement | null {
  const { pathname } = location;
  const own = document.querySelector<HTMLAnchorElement>(
    `main nav a[href="${pathname}?city=${city}"]`,
  );
  if (own || how !== 'chosen') return own;
  // No `:has()`, which Firefox takes from 121 on.
  const cities = document.querySelector(`main nav a[href^="${pathname}?city="]`)?.closest('nav');
  return cities?.querySelector<HTMLAnchorElement>(`a[href="${pathname}"]`) ?? null;
}

/**
 * A city in the URL wins, and a manual pick is never replaced. Tools that lack the city keep their
 * first.
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
