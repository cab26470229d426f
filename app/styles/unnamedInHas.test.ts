import { unnamedInHas } from './unnamedInHas.mjs';

it.each([
  ['an element by its tag', 'html:has(dialog:modal){color:red}', 0],
  ['by its class, and what it styles too', '.a:not(:has(+ .b)) > .c{color:red}', 0],
  ['by one of a list', '.a:has(> .b :is([data-x],#y)) .c{color:red}', 0],
  ['nothing of the kind', '.a > :first-child *{color:red}', 0],
  ['any element, in print', '@media print{.a:has(.b) > *{color:red}}', 0],
  ['any element', '.a:has(+ *) .b{color:red}', 1],
  ['any but one', '.a:has(> :not(.b)){color:red}', 1],
  ['any element, within a list', '.b:is(:where(.a):not(:has(+ *)) *){color:red}', 1],
  ['one by its place', '.a:has(> :first-child .b){color:red}', 1],
  ['one of a list without a name', '.a:has(:is(.b, :focus)){color:red}', 1],
  ['a name, and styles any', '.a:has(> .b) *{color:red}', 1],
  ['a name, and styles one by its place', '.a:has(> .b) > :first-child{color:red}', 1],
])('%s', (_, css, count) => expect(unnamedInHas(css)).toBe(count));
