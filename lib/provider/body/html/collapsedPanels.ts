import { attribute, type HtmlElement } from './parseHtml';

/** Panels that a script opens: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export const isCollapsedPanel = (element: HtmlElement): boolean =>
  element.attrs.length > 0 &&
  (attribute(element, 'hidden') === 'until-found' ||
    attribute(element, 'role') === 'tabpanel' ||
    (attribute(element, 'role') === 'region' &&
      attribute(element, 'aria-labelledby') !== undefined));

const HEADING = /^(?:h[1-6]|dt)$/;
const FOLDING = /accordion|collapsible/i;

export const isPanelTitle = (element: HtmlElement): boolean =>
  element.tagName === 'button' &&
  (HEADING.test(element.parentNode?.nodeName ?? '') ||
    attribute(element, 'role') === 'tab' ||
    FOLDING.test(attribute(element, 'class') ?? ''));
