import type { Budget } from './budget';
import { type HtmlElement, type HtmlNode, isElement } from './parseHtml';
import { isSkipped } from './skipped';

/** Descendants in document order, without skipped ones; each node costs a visit. */
export function* elementsIn(
  nodes: readonly HtmlNode[],
  budget: Budget,
  isExcluded: (element: HtmlElement) => boolean = () => false,
): Generator<HtmlElement> {
  // An explicit stack, because hostile nesting would overflow the call stack.
  const open = [nodes.values()];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.next();
    if (!node) open.pop();
    else if (!budget.take('visits')) return;
    else if (isElement(node) && !isSkipped(node) && !isExcluded(node)) {
      yield node;
      open.push(node.childNodes.values());
    }
  }
}
