const DAY_MS = 86_400_000;
const INDIA_MS = 19_800_000;

/** @param {number} moment */
const dayOf = (moment) => new Date(moment + INDIA_MS).toISOString().slice(0, 10);

/** @param {number} now @param {(day: string, age: number) => readonly string[]} linesOf */
const days = (now, linesOf) =>
  Array.from({ length: 35 }, (_, at) => 34 - at).flatMap((age) =>
    linesOf(dayOf(now - age * DAY_MS), age),
  );

const CITIES = ['bhopal', 'indore', 'ujjain', 'delhi'];

/** @param {number} age @param {number} city */
const step = (age, city) => Math.round(Math.sin((34 - age) / 4 + city) * 120) / 100;

/** @param {number} now */
export const fuelTable = (now) =>
  [
    'date,city,petrol,diesel,source',
    ...days(now, (day, age) =>
      CITIES.map(
        (city, at) =>
          `${day},${city},${(106 + at + step(age, at)).toFixed(2)},${(92 + at + step(age, at)).toFixed(2)},Indian Oil`,
      ),
    ),
  ].join('\r\n');

/** @param {number} now */
export const metalsTable = (now) =>
  [
    'Date,City,Gold 24k,Gold 22k,Silver,Source',
    ...days(now, (day, age) =>
      CITIES.map((city, at) => {
        const gold = Math.round(12_400 + step(age, at) * 80);
        return `${day} 00:05,${city},"${gold.toLocaleString('en-IN')}",${Math.round((gold * 22) / 24)},"1,65,${100 + at * 5}",IBJA`;
      }),
    ),
  ].join('\n');

const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  );

/** @param {number} now */
export const horoscopeTable = (now) =>
  [
    'date,sign,language,general,love,lucky number',
    ...SIGNS.flatMap((sign, at) => [
      `${dayOf(now)},${sign},en,"A calm day, with a letter in the evening.",A talk does good.,${at + 1}`,
      `${dayOf(now)},${sign},hi,शांत दिन और शाम को कोई ख़बर।,बातचीत से मन हल्का होगा।,${at + 1}`,
    ]),
  ].join('\n');

/** @param {number} now */
export const marketsTable = (now) =>
  [
    'date,index,value,source',
    ...[3, 2, 1].flatMap((age) => [
      `${dayOf(now - age * DAY_MS)},sensex,"${(85_000 - age * 120).toLocaleString('en-IN')}",BSE`,
      `${dayOf(now - age * DAY_MS)},nifty,${26_000 - age * 40},NSE`,
    ]),
  ].join('\n');
