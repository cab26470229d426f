import { isReduced } from './connection';

/** A place of the same page matches `/*` too, and would fetch that page again. */
const NO_DOCUMENT =
  '[data-action],[data-later],[download],[target],[href^="#"],[href*="/feeds/"],[href*="/api/"]';

/** `conservative` is the press itself, some 100 ms before its click. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: NO_DOCUMENT } }] },
      eagerness: 'conservative',
    },
  ],
};

/**
 * Has Chromium fetch a link's document while a mouse presses it; by touch, a scroll that begins on
 * a link counts as a press. The policy lets the rules in by the page's nonce.
 */
export function prefetchOnPress(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || isReduced()) return;
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.textContent = JSON.stringify(RULES);
  document.head.append(script);
}
