import { splitMatches } from './splitMatches';
import { terms } from './terms';

const bracketed = (text: string, query: string) =>
  splitMatches(text, terms(query))
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join('');

it.each([
  ['The new bridge opens', 'bridge', 'The new [bridge] opens'],
  ['Bridge, bridges & a footbridge', 'bridge', '[Bridge], [bridges] & a footbridge'],
  ['New bridge', 'new bridge', '[New] [bridge]'],
  ['Newer bridge', 'new bridge', 'Newer [bridge]'],
  ['A new café', 'CAFE', 'A new [café]'],
  ['ज़िले के पाँच गाँव', 'पांच गांव', 'ज़िले के [पाँच] [गाँव]'],
  ['हिन्दी में १५ ख़बरें', 'हिंदी 15', '[हिन्दी] में [१५] ख़बरें'],
  ['<mark>bridge</mark>', 'bridge', '<mark>[bridge]</mark>'],
  ['Nothing here', 'bridge', 'Nothing here'],
  ['इंदौर में नया पुल', 'Indore', '[इंदौर] में नया पुल'],
  ['Rain in Madhya Pradesh, Indore', 'मध्य प्रदेश इन्दौर', 'Rain in [Madhya Pradesh], [Indore]'],
  ['नई दिल्ली और दिल्ली', 'delhi', 'नई [दिल्ली] और [दिल्ली]'],
  ['नई दिल्ली और दिल्ली', 'new delhi', '[नई दिल्ली] और दिल्ली'],
  ['', 'bridge', ''],
  ['Two goals in Goa', 'गोवा', 'Two goals in [Goa]'],
  ['पुरानी दिल्ली में पुल', 'purani dilli', '[पुरानी] [दिल्ली] में पुल'],
  ['घरेलू हिंसा पर फ़ैसला', 'gharelu hin', '[घरेलू] [हिंसा] पर फ़ैसला'],
  ['Cricket coach resigns', 'क्रिकेट कोच', '[Cricket] [coach] resigns'],
  ['Cricket और क्रिकेट', 'cricket', '[Cricket] और क्रिकेट'],
  ['लड़की की आपबीती', 'लड़कियों की आपबीती', '[लड़की] [की] [आपबीती]'],
  ['A new government', 'goverment', 'A new [government]'],
  ['बिहार में बाढ़', 'bihar mein baadh', '[बिहार] में [बाढ़]'],
  ['विधानसभा का सत्र', 'vidhan sabha', '[विधानसभा] का सत्र'],
  ['बिहार में शराबबंदी', 'sharab bandi', 'बिहार में [शराबबंदी]'],
  ['फ़ास्टैग के नियम', 'fast tag', '[फ़ास्टैग] के नियम'],
  ['विधानसभा का सत्र', 'विधान सभा', '[विधानसभा] का सत्र'],
  ['करवा चौथ पर', 'karwachauth', '[करवा] [चौथ] पर'],
  ['The World Cup', 'worldcup', 'The [World Cup]'],
  ['A new foot bridge', 'footbridge', 'A new [foot] [bridge]'],
  ['A bridge at the foot', 'footbridge', 'A bridge at the foot'],
  ['The U.A.E. visa', 'uae', 'The [U.A.E.] visa'],
  ['मुख्यमंत्री योगी', 'cm yogi', '[मुख्यमंत्री] [योगी]'],
])('of “%s” for “%s”', (text, query, expected) => {
  expect(bracketed(text, query)).toBe(expected);
});

it('loses nothing of the text', () => {
  const text = ' ॥ नया पुल — the bridge, 15 km… 🙂 ';
  expect(
    splitMatches(text, terms('पुल 15'))
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

it('marks the first twenty matches of a text, and keeps the rest as it is', () => {
  const text = 'x '.repeat(25).trim();
  const marked = splitMatches(text, terms('x'));
  expect(marked.filter(({ isMatch }) => isMatch)).toHaveLength(20);
  expect(marked.map((run) => run.text).join('')).toBe(text);
});
