/** Attributes whose value is a URL that a browser may follow. */
const URLS = /^(?:href|xlink:href|src|action|formaction|poster|data|ping|cite)$/;
const HARMLESS_URL = /^(?:https?:\/\/(?!([\w.:-]*@)?evil\.example)|\/(?![/\\\t])|#|mailto:|tel:)/;
const RUNS = /^on|^srcdoc$/;
/** A poster may lead to any site, in a tab of its own. */
const LINK_AWAY = 'a[href^="https://"][target="_blank"][rel~="noopener"]';

const pair = (element: Element, name: string) => `${element.localName}[${name}]`;

/** The elements, and their attributes, that a document is made of. */
export const partsOf = (document: Document): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('*')].flatMap((element) => [
      element.localName,
      ...element.getAttributeNames().map((name) => pair(element, name)),
    ]),
  );

/** What in a document could run, lead away or was not made by our markup, as HTML. */
export function dangersIn(document: Document, known: ReadonlySet<string>): string[] {
  const leadsAway = (element: Element, name: string) =>
    URLS.test(name) &&
    !HARMLESS_URL.test(element.getAttribute(name) ?? '') &&
    !element.matches(LINK_AWAY);
  const isDangerous = (element: Element) =>
    !known.has(element.localName) ||
    element
      .getAttributeNames()
      .some(
        (name) => !known.has(pair(element, name)) || RUNS.test(name) || leadsAway(element, name),
      );
  return [...document.querySelectorAll('*')]
    .filter(isDangerous)
    .map((element) => element.outerHTML.slice(0, 300));
}
