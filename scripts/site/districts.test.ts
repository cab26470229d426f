import site from '@/lib/testing/testSite/site.config';
import type { Content } from './content';
import { districtFaults, districts } from './districts';
import { readForm } from './formFaults';

function siteOf(given: object) {
  const form = readForm({ ...site, ...given });
  if ('faults' in form) throw new Error(form.faults.join('\n'));
  return form.site;
}

const PRAYAGRAJ = { id: 'prayagraj', name: { en: 'Prayagraj', hi: 'प्रयागराज' } };
const content = {
  weather: [PRAYAGRAJ, { id: 'pune', name: { en: 'Pune', hi: 'पुणे' } }],
  states: [{ id: 'uttar-pradesh', cities: ['prayagraj', 'kanpur'] }],
} as unknown as Content;
const STATES = ['uttar-pradesh'];

it('know what their stories are filed under, by other names too', () => {
  const otherNames = [
    ['Prayagraj', 'Allahabad', 'इलाहाबाद'],
    ['Mumbai', 'Bombay'],
  ];
  expect(districts(siteOf({ districts: ['prayagraj'], otherNames }), content)).toEqual([
    {
      id: 'prayagraj',
      state: 'uttar-pradesh',
      name: PRAYAGRAJ.name,
      names: ['prayagraj', 'Prayagraj', 'प्रयागराज', 'Allahabad', 'इलाहाबाद'],
    },
  ]);
});

it.each([
  [['pune'], ['districts names pune, which is not in the cities of any state']],
  [['kanpur'], ['districts names kanpur, which is not in content/weather.json']],
  [['prayagraj', 'prayagraj'], ['districts names prayagraj twice']],
  [['prayagraj'], []],
])('%j: a fault is one clear line', (ids, lines) => {
  expect(districtFaults(siteOf({ districts: ids, states: STATES }), content)).toEqual(lines);
});
