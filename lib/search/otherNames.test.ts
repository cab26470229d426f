import { phrase } from '@/lib/format/foldedWords';
import { namesOf } from './terms';

it.each([
  ['CM', 'मुख्यमंत्री'],
  ['U.A.E.', 'यूएई'],
  ['विश्व कप', 'वर्ल्ड कप'],
  ['worldcup', 'World Cup'],
  ['अमेरिका', 'अमरीका'],
  ['म.प्र.', 'Madhya Pradesh'],
  ['Faizabad', 'अयोध्या'],
  ['Mughalsarai', 'दीनदयाल उपाध्याय जंक्शन'],
  ['Simhastha', 'उज्जैन कुंभ'],
])('%s is also %s', (one, other) => {
  expect(namesOf(phrase(one))).toContain(phrase(other));
  expect(namesOf(phrase(other))).toContain(phrase(one));
});

it('what is no name is called as it is', () => {
  expect(namesOf('bridge')).toEqual(['bridge']);
});
