import { authorsOf } from './authors';

const ASHA = { name: 'Asha', slug: 'asha' };

it.each([
  ['those with a page', { authors: [ASHA], author: 'Desk' }, [ASHA]],
  ['the one name', { author: 'Desk' }, [{ name: 'Desk' }]],
  ['the one name beside an empty list', { authors: [], author: 'Desk' }, [{ name: 'Desk' }]],
  ['nobody', {}, []],
])('are %s', (_, given, expected) => {
  expect(authorsOf(given)).toEqual(expected);
});
