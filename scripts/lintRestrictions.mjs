// @ts-check

export const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Settings are read and checked in lib/config/environment.mjs.',
};
export const LAST_ANSWER = {
  object: 'provider',
  property: 'storiesOrLast',
  message:
    'Only lists that machines read fall back on an earlier answer: lib/stories/storiesWithFallback.ts.',
};
export const CLIENT_CODE = {
  selector: 'ExpressionStatement[directive="use client"]',
  message: 'Client code starts in *.island.tsx, so that its name tells.',
};
/** Arguments are put on the stack: 120,000 entries of a list overflow it. */
export const SPREADS = [
  {
    selector: 'CallExpression[callee.property.name=/^(?:push|unshift|splice)$/] > SpreadElement',
    message: 'Add them in a loop: a list may be longer than the stack.',
  },
  {
    selector: 'CallExpression[callee.object.name=/^(?:Math|String)$/] > SpreadElement',
    message: 'Reduce the list: it may be longer than the stack.',
  },
];
/** No markup of the provider's is ever rendered. */
export const MARKUP = [
  { property: 'innerHTML' },
  { property: 'insertAdjacentHTML' },
  { object: 'document', property: 'write' },
];
