/**
 * Has `getComputedStyle` answer from memory until the document changes. jsdom computes a style anew
 * at each call, two fifths of what a test with queries by role costs, and such a query asks for
 * those of an element and all above it again and again.
 */
export function rememberStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const changes = new MutationObserver(() => (known = new WeakMap()));
  let known = new WeakMap<Element, Map<string, CSSStyleDeclaration>>();
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  window.getComputedStyle = (element, pseudoElement) => {
    // Outside of the document no change is seen.
    if (!element.isConnected) return compute(element, pseudoElement);
    // What has changed since the last call, before the observer is told.
    if (changes.takeRecords().length > 0) known = new WeakMap();
    const styles = known.get(element) ?? new Map<string, CSSStyleDeclaration>();
    known.set(element, styles);
    const name = pseudoElement ?? '';
    const style = styles.get(name) ?? compute(element, pseudoElement);
    styles.set(name, style);
    return style;
  };
}
