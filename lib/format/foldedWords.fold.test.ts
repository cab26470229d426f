import { fold } from './foldedWords';

it.each([
  ['case', 'Bhopal', 'bHOPAL'],
  ['Latin accents', 'café Señor Ångström', 'cafe senor angstrom'],
  ['accents of their own', 'cafe\u0301', 'café'],
  ['nukta', 'ज़िला सड़क फ़िल्म ख़बर', 'जिला सडक फिल्म खबर'],
  ['precomposed nukta', '\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f', 'कखगजडढफय'],
  ['chandrabindu', 'पाँच गाँव हँसी', 'पांच गांव हंसी'],
  ['a nasal of its row', 'हिन्दी सम्बन्ध ठण्डा पञ्चायत अङ्क', 'हिंदी संबंध ठंडा पंचायत अंक'],
  ['Devanagari digits', '१५ लाख, २०२६', '15 लाख, 2026'],
  ['joiners', 'क्\u200dष श\u200c', 'क्ष श'],
  ['soft hyphens and other signs without a width', '\ufeffnews\u00adpaper\u2060', 'newspaper'],
])('levels %s', (_, one, other) => {
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['vowel signs', 'कल', 'काल'],
  ['a nasal before another row', 'जन्म', 'जंम'],
  ['a doubled nasal', 'उन्नति', 'उंनति'],
  ['a halant', 'पकना', 'पक्ना'],
])('keeps %s', (_, one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});
