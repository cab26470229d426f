import { figuresOf } from './derived';

it.each([
  ['en-IN', {}],
  ['hi-IN-u-nu-latn', {}],
  ['ta-IN', {}],
  ['bn-IN', {}],
  ['kn-IN', { figures: 'en-IN-u-nu-latn' }],
  ['mr-IN-u-nu-latn', { figures: 'en-IN-u-nu-latn' }],
  ['ur-IN', { figures: 'en-IN-u-nu-arabext' }],
])('figures of %s are grouped by lakh: %j', (intl, expected) => {
  expect(figuresOf(intl)).toEqual(expected);
});
