import { isReduced } from './connection';

/** What a click answers without a document, what is no page, and what leads to a file. */
const NO_DOCUMENT =
  '[data-action],[data-later],[download],[target],[href*="/feeds/"],[href*="/api/"]';

/**
 * `conservative` is the press itself, some 100 ms before its click: the document is asked for then, and nothing that
 * the reader does not open.
 */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: NO_DOCUMENT } }] },
      eagerness: 'conservative',
    },
  ],
};

/**
 * Has Chromium fetch the document of a link while it is pressed by a mouse: by touch, a scroll that begins on a link
 * counts as a press. Nothing under Save-Data or on 3G and less. The policy lets the rules in by the page's nonce.
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
