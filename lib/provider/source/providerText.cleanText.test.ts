import { cleanText } from './providerText';

it.each([
  ['दिखार्इ', 'दिखाई'],
  ['एेसा', 'ऐसा'],
  ['आेर', 'ओर'],
  ['आैर', 'और'],
  ['अोर', 'ओर'],
  ['अाज', 'आज'],
  ['उुपर', 'ऊपर'],
  ['अॅप', 'ॲप'],
  ['अॉफिस', 'ऑफिस'],
  ['बाॅक्स', 'बॉक्स'],
  ['लाेग', 'लोग'],
  ['माैसम', 'मौसम'],
])('the parted vowel of “%s” is joined: “%s”', (given, expected) => {
  expect([given.length > expected.length, cleanText(given)]).toEqual([true, expected]);
});

it('leaves out marks of places to break', () => {
  expect(cleanText('\u200bRain\ufeff is \u2060well-\u2060known\u200b.')).toBe(
    'Rain is well-known.',
  );
});

it.each(['क्\u200dया', 'श्री\u200cमान', 'धर्म', 'कार्य', 'आई', 'अई', 'उठा', 'एक', 'बाइक', 'आऊँ', 'अः'])(
  '“%s” stays',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);
