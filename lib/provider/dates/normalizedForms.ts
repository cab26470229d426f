const HOURS = 'एक दो तीन चार पांच|पाँच छह|छः|छे|छ: सात आठ नौ दस ग्यारह बारह'
  .split(' ')
  .map((names) => names.split('|'));
const HOUR_IN_WORDS = new RegExp(`(?<!\\S)(?:${HOURS.flat().join('|')})(?= बज(?:े|कर)(?!\\S))`, 'u');

const FORMS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/[.,;]{1,3}$/, ''],
  // A plus sign that is escaped, followed by a space, or a space because of a query string.
  [/&(?:#43|plus);|%2b/gi, '+'],
  [/\+ (?=\d)/, '+'],
  [/(\+\d\d) ([0-5]\d)$/, '$1$2'],
  [/(:\d\d) {1,3}(0\d[0-5]\d)$/, '$1 +$2'],
  [/(:\d\d:\d\d) {1,3}(0\d:[0-5]\d)$/, '$1 +$2'],
  [/([+-]\d\d?)\.([0-5]\d)$/, '$1:$2'],
  [/((?::\d\d|GMT|UTC) ?[+-]\d\d?)\.5(?=\)?$)/, '$1:30'],
  [/((?::\d\d|GMT|UTC) ?[+-]\d\d?)\.75(?=\)?$)/, '$1:45'],
  // An offset with seconds, after a colon, or repeated.
  [/([+-]\d\d:[0-5]\d):00$/, '$1'],
  [/(:\d\d):([+-]\d\d:?\d\d)$/, '$1$2'],
  [/( ?[+-]\d\d:?\d\d)\1$/, '$1'],
  // A repeated UTC sign, as behind Python's `isoformat()`, and the monotonic clock that Go appends.
  [/(\dZ) ?(?:Z|UTC|GMT)$/i, '$1'],
  [/ m=[+-][\d.]{1,30}$/, ''],
  [/(\d{4}) ?[年년] ?(\d\d?) ?[月월] ?(\d\d?) ?[日일]/, '$1-$2-$3 '],
  [/\b([a-z])\.([a-z])\.t\b\.?/i, '$1$2T'],
  [/((?:(?:19|20)\d\d,?|-\d\d|[./]\d\d[./]\d\d) )(\d\d)\.([0-5]\d)\.([0-5]\d)(?!\d)/, '$1$2:$3:$4'],
  [/((?:(?:19|20)\d\d,?|-\d\d|[./]\d\d[./]\d\d) (?:[|-] )?)(\d\d?)\.([0-5]\d)(?![\d.])/, '$1$2:$3'],
  [/([a-z]{3}\/\d{4}):(?=\d\d:)/i, '$1 '],
  [/(\d\d-\d\d-\d\d[ T_-])(\d\d)([.-])([0-5]\d)\3([0-5]\d)(?!\d)/, '$1$2:$4:$5'],
  [/(?<!\d)(\d\d?)h([0-5]\d)(?!\d)/i, '$1:$2'],
  [HOUR_IN_WORDS, (word) => String(HOURS.findIndex((names) => names.includes(word)) + 1)],
  [/(?<![\d:.])(\d\d?) बजकर (\d\d?) मिनट/, '$1:$2'],
  [/(?:सा\u0922\u093c?े|साडे) (\d\d?)(?![\d:.])/, '$1:30'],
  [/(?:सवा|सव्वा) (\d\d?)(?![\d:.])/, '$1:15'],
  [/पौने (\d\d?)(?![\d:.])/, (_, hour = '') => `${Number(hour) - 1 || 12}:45`],
  [/(?:डेढ|दीड)\u093c?(?= बजे| वाजता|$)/, '1:30'],
  [/(?:ढाई|अडीच)(?= बजे| वाजता|$)/, '2:30'],
  [/(?<![\d:.])(?:12 ?)?\bnoon\b/i, '12:00'],
  [/(?<![\d:.])(?:12 ?)?\bmidnight\b/i, '00:00'],
];

export function normalizedForms(text: string): string {
  let usual = text;
  for (const [form, other] of FORMS)
    usual = typeof other === 'string' ? usual.replace(form, other) : usual.replace(form, other);
  return usual;
}
