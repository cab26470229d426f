import { DISTRICTS, isOfDistrict } from './districts';

jest.mock('#site/districts.mjs', () => jest.requireActual('@/lib/testing/districtRecords'));

const NOTHING = { place: null, category: null, state: null };
const tag = (name: string, slug = name) => ({ name, slug });

const of = (filed: Partial<Parameters<typeof isOfDistrict>[0]>) =>
  DISTRICTS.filter((district) => isOfDistrict({ ...NOTHING, ...filed }, district)).map(
    ({ id }) => id,
  );

it.each([
  ['its place', { place: 'Bhopal' }, ['bhopal']],
  ['its place in Hindi', { place: 'भोपाल' }, ['bhopal']],
  ['its place in another spelling', { place: 'इन्दौर' }, ['indore']],
  ['a tag in another spelling', { tags: [tag('इन्दौर', '%e0%a4%87')] }, ['indore']],
  ['its category', { category: 'INDORE' }, ['indore']],
  ['a tag', { tags: [tag('Dam'), tag('Indore')] }, ['indore']],
  ['a tag’s slug', { tags: [tag('Indore news', 'indore')] }, ['indore']],
  ['two of them', { place: 'Indore', tags: [tag('bhopal')] }, ['bhopal', 'indore']],
  ['nothing', {}, []],
  ['another place', { place: 'Bhopalpatnam' }, []],
  ['its state alone', { state: 'Madhya Pradesh' }, []],
  ['its state too', { place: 'Bhopal', state: 'Madhya Pradesh' }, ['bhopal']],
  ['a town of that name elsewhere', { place: 'Bhopal', state: 'Gujarat' }, []],
  ['a state that the site does not know', { place: 'Bhopal', state: 'Goa' }, ['bhopal']],
])('a story is of a district by %s', (_, filed, ids) => {
  expect(of(filed)).toEqual(ids);
});
