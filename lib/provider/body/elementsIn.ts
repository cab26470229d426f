import type { Budget } from './budget';
import { isSilent } from './leftOut';
import { type HtmlElement, type HtmlNode, isElement } from './parseHtml';

/**
 * All elements in their order, to any depth, without silent ones and those that are `apart`: what is
 * inside of them is their own. Each node that is passed takes a visit.
 */
export function* elementsIn(
  nodes: readonly HtmlNode[],
  budget: Budget,
  apart: (element: HtmlElement) => boolean = () => false,
): Generator<HtmlElement> {
  // By a stack of its own: markup may be nested deeper than calls can be.
  const open = [nodes.values()];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.next();
    if (!node) open.pop();
    else if (!budget.take('visits')) return;
    else if (isElement(node) && !isSilent(node) && !apart(node)) {
      yield node;
      open.push(node.childNodes.values());
    }
  }
}
