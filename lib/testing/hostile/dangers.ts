import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from 'parse5';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes whose value is a URL that a browser may follow. */
const URLS = /^(?:href|xlink:href|src|action|formaction|poster|data|ping|cite)$/;
const HARMLESS_URL = /^(?:https?:\/\/(?!([\w.:-]*@)?evil\.example)|\/(?![/\\\t])|#|mailto:|tel:)/;
const RUNS = /^on|^srcdoc$/;

/** A page as a browser reads it that runs no scripts, so that what is in `<noscript>` is elements too. */
export const documentOf = (html: string): Document => parse(html, { scriptingEnabled: false });

/** All elements, in their order, those in a `<template>` as well. */
export function elementsIn(
  node: DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.Template,
): Element[] {
  const inside = 'content' in node ? node.content : node;
  return inside.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsIn(child)]);
}

/** What is between an element's tags, without those in it. */
export const textIn = (element: Element): string =>
  element.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      return defaultTreeAdapter.isElementNode(child) ? textIn(child) : '';
    })
    .join('');

const attributesOf = ({ attrs }: Element) =>
  attrs.map(({ prefix, name, value }) => ({ name: prefix ? `${prefix}:${name}` : name, value }));

const pair = (element: Element, name: string) => `${element.tagName}[${name}]`;

/** The elements, and their attributes, that a document is made of. */
export const partsOf = (document: Document): ReadonlySet<string> =>
  new Set(
    elementsIn(document).flatMap((element) => [
      element.tagName,
      ...attributesOf(element).map(({ name }) => pair(element, name)),
    ]),
  );

/** Whether an element is a link to another site. */
export const isLinkAway = ({ tagName, attrs }: Element): boolean =>
  tagName === 'a' && attrs.some(({ name, value }) => name === 'href' && /^https:\/\//.test(value));

/** A poster may lead to any site, in a tab of its own. */
const opensOwnTab = (element: Element) =>
  isLinkAway(element) &&
  element.attrs.some(({ name, value }) => name === 'target' && value === '_blank') &&
  element.attrs.some(
    ({ name, value }) => name === 'rel' && value.split(/\s+/).includes('noopener'),
  );

/**
 * What in a document could run, lead away or was not made by our markup, as HTML.
 *
 * @param mayLeave which elements may lead to any site
 */
export function dangersIn(
  document: Document,
  known: ReadonlySet<string>,
  mayLeave: (element: Element) => boolean = opensOwnTab,
): string[] {
  const isDangerous = (element: Element) =>
    !known.has(element.tagName) ||
    attributesOf(element).some(
      ({ name, value }) =>
        !known.has(pair(element, name)) ||
        RUNS.test(name) ||
        (URLS.test(name) && !HARMLESS_URL.test(value) && !mayLeave(element)),
    );
  return elementsIn(document)
    .filter(isDangerous)
    .map((element) => serializeOuter(element).slice(0, 300));
}
