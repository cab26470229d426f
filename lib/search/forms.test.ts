import { fold } from '@/lib/format/foldedWords';
import { otherForms } from './forms';

const isForm = (one: string, other: string) => otherForms(fold(one)).has(fold(other));

it.each([
  ['हमला', 'हमलों'],
  ['हमला', 'हमले'],
  ['लड़का', 'लड़कों'],
  ['लड़की', 'लड़कियों'],
  ['लड़की', 'लड़कियाँ'],
  ['औरत', 'औरतें'],
  ['औरत', 'औरतों'],
  ['महिला', 'महिलाएँ'],
  ['महिला', 'महिलाओं'],
  ['लड़ाई', 'लड़ाइयों'],
  ['शक्ति', 'शक्तियों'],
  ['श्रद्धालु', 'श्रद्धालुओं'],
  ['तेंदुआ', 'तेंदुओं'],
  ['कुआँ', 'कुएँ'],
  ['रुपये', 'रुपए'],
  ['घना', 'घनी'],
  ['गिरना', 'गिरी'],
  ['गिरने', 'गिरकर'],
  ['गिरता', 'गिरेगा'],
  ['बढ़ाना', 'बढ़ाई'],
  ['डॉक्टर', 'डाक्टर'],
  ['डाक्टर', 'डॉक्टरों'],
  ['bridge', 'bridges'],
  ['bus', 'buses'],
  ['city', 'cities'],
  ['woman', 'women'],
  ['child', 'children'],
])('%s and %s are one word', (one, other) => {
  expect([isForm(one, other), isForm(other, one)]).toEqual([true, true]);
});

it('a short word is written without its moon, not with one it lacks', () => {
  expect([isForm('वार', 'वॉर'), isForm('वॉर', 'वार')]).toEqual([true, false]);
});

it.each([
  ['चीन', 'चीनी'],
  ['राज', 'राजा'],
  ['सरकार', 'सरकारी'],
  ['सेना', 'सोना'],
  ['घटना', 'घट'],
  ['जाति', 'जाते'],
  ['कम', 'काम'],
  ['हॉल', 'हाल'],
  ['दिल', 'दिल्ली'],
  ['हैं', 'है'],
  ['new', 'news'],
  ['glass', 'glas'],
  ['bus', 'bu'],
])('%s and %s are not', (one, other) => {
  expect(isForm(one, other)).toBe(false);
});
