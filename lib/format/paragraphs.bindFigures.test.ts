import { bindFigures } from './paragraphs';

/** `_` stands for the no-break space. */
it.each([
  ['भोपाल के बड़े तालाब पर 6 किमी का पैदल पथ', 'भोपाल के बड़े तालाब पर 6_किमी का पैदल पथ'],
  ['प्याज़ के दाम 40 रुपये किलो', 'प्याज़ के दाम 40_रुपये किलो'],
  ['सुबह 9 बजे से 40 लाख लोग', 'सुबह 9_बजे से 40_लाख लोग'],
  ['a 6 km walk, 2.5 kg of rice', 'a 6_km walk, 2.5_kg of rice'],
  ['up 40 % at 9:15 AM', 'up 40_% at 9:15_AM'],
  ['₹ 500 and Rs. 20', '₹_500 and Rs._20'],
  ['५ किलो', '५_किलो'],
  // No unit, or only the beginning of another word.
  ['6 किमीयों', '6 किमीयों'],
  ['18 गाँवों से 140 लड़कियाँ', '18 गाँवों से 140 लड़कियाँ'],
  ['9 markets, 3 games', '9 markets, 3 games'],
  ['किमी 6', 'किमी 6'],
  ['', ''],
])('%s', (text, bound) => {
  expect(bindFigures(text)).toBe(bound.replaceAll('_', '\u00A0'));
});
