/** Attributes that only the site's own style sheets ask for, and no test has those of a page. */
const WITHOUT_STYLE =
  /^(?:id|class|href|src|srcset|sizes|alt|title|name|value|for|role|loading|aria-.+|data-.+)$/;

/** An element as a browser's own style sheet tells it from others. */
function signOf(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !WITHOUT_STYLE.test(name))
    .map((name) => `[${name}=${JSON.stringify(element.getAttribute(name))}]`);
  return element.localName + attributes.join('');
}

/**
 * Has `getComputedStyle` answer from memory. jsdom computes a style anew at each call, two fifths of
 * what a test with queries by role costs, and such a query asks for those of an element and all above
 * it again and again.
 *
 * Without a style sheet in the document only jsdom's own decides, whose selectors name an element, its
 * attributes and what it is in: elements at the same kind of place have the same style. With one, each
 * element's style is remembered until the document changes.
 */
export function rememberStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  let places = new WeakMap<Element, string>();
  let placeCount = 0;
  const changes = new MutationObserver(() => (places = new WeakMap()));
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  const placeOf = (element: Element): string => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const place =
      document.styleSheets.length > 0
        ? `${++placeCount}`
        : `${parentElement ? placeOf(parentElement) : ''}>${signOf(element)}`;
    places.set(element, place);
    return place;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    // Outside of the document no change is seen.
    if (!element.isConnected) return compute(element, pseudoElement);
    // What has changed since the last call, before the observer is told.
    if (changes.takeRecords().length > 0) places = new WeakMap();
    const focus = element === document.activeElement ? ':focus' : '';
    const key = `${placeOf(element)}${focus}${pseudoElement ?? ''}`;
    const style = styles.get(key) ?? compute(element, pseudoElement);
    styles.set(key, style);
    return style;
  };
}
