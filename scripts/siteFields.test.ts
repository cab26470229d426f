import site from '@/lib/testing/testSite/site.config';
import { readForm } from '@/scripts/site/formFaults';

it.each([
  [
    { social: [{ name: 'X', icon: 'x', href: 'http://x.com/a' }] },
    'social.0.href must be an https URL',
  ],
  [
    { cities: [{ id: 'ranchi', latitude: 23.3, longitude: 85.3 }] },
    'cities.0 must be the id of a city in content/weather.json',
  ],
  [{ districts: ['राँची'] }, 'districts.0 must be the id of a city in content/weather.json'],
  [
    { states: ['झारखंड'] },
    'states.0 must be an id in lower case, such as madhya-pradesh, or a record',
  ],
  [
    { verification: { google: 'google1234567890abcdef.html' } },
    'verification.google must be the value of content="…" in the meta tag: 8 to 100 letters, digits, - and _',
  ],
])('%j is refused with what it must be', (fields, fault) => {
  expect(readForm({ ...site, ...fields })).toEqual({ faults: [fault] });
});
