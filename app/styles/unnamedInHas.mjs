import { transform } from 'lightningcss';

const NAMES = new Set(['class', 'id', 'type', 'attribute']);
const LISTS = new Set(['is', 'where', 'not', 'has', 'any']);

/** @typedef {import('lightningcss').SelectorComponent} Component */

/** @param {Component} component @returns {import('lightningcss').Selector[]} */
const listed = (component) =>
  component.type === 'pseudo-class' && LISTS.has(component.kind) && 'selectors' in component
    ? (component.selectors ?? []).filter(Array.isArray)
    : [];

/** @param {Component} component */
const isHas = (component) => component.type === 'pseudo-class' && component.kind === 'has';

/** @param {import('lightningcss').Selector} selector @returns {boolean} */
const asks = (selector) =>
  selector.some((component) => isHas(component) || listed(component).some(asks));

/** @param {Component} component */
const isScope = (component) => component.type === 'pseudo-class' && component.kind === 'scope';

/** @param {import('lightningcss').Selector} selector */
function compoundsOf(selector) {
  /** @type {Component[][]} */
  const compounds = [[]];
  for (const component of selector)
    if (component.type === 'combinator') compounds.push([]);
    else if (!isScope(component)) compounds.at(-1)?.push(component);
  return compounds.filter((compound) => compound.length > 0);
}

/** @param {Component} component */
const isOneOf = (component) =>
  component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where');

/** @param {Component[]} compound @returns {boolean} */
const isNamed = (compound) =>
  compound.some(
    (component) =>
      NAMES.has(component.type) || (isOneOf(component) && listed(component).every(endsNamed)),
  );

/** @param {import('lightningcss').Selector} selector */
const endsNamed = (selector) => isNamed(compoundsOf(selector).at(-1) ?? []);

/** @param {import('lightningcss').Selector} selector @returns {boolean} */
const isCostly = (selector) => {
  const compounds = compoundsOf(selector);
  const from = compounds.findIndex((compound) => asks(compound));
  return (
    (from >= 0 && compounds.slice(from + 1).some((compound) => !isNamed(compound))) ||
    selector.some((component) =>
      listed(component).some((inner) =>
        isHas(component) ? compoundsOf(inner).some((part) => !isNamed(part)) : isCostly(inner),
      ),
    )
  );
};

/**
 * Counts `:has()` selectors on unnamed elements: each insertion or focus restyles everything below
 * the element.
 *
 * @param {string} css
 */
export function unnamedInHas(css) {
  let count = 0;
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        style: ({ value }) => {
          count += value.selectors.filter(isCostly).length;
        },
      },
    },
  });
  return count;
}
