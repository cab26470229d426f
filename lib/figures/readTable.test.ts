/** @jest-environment node */
import { fuelForm, horoscopeForm, marketsForm, metalsForm } from '@/lib/figures/current/tableForms';
import { readTable } from './readTable';

const HEAD = 'date,city,petrol,diesel,source';
const fuel = (...lines: string[]) => readTable([HEAD, ...lines].join('\n'), fuelForm);
const SOUND = '2026-11-27,bhopal,108.65,93.90,IOC';
const ROW = {
  measuredAt: Date.parse('2026-11-27T06:00:00+05:30'),
  city: 'bhopal',
  petrol: 108.65,
  diesel: 93.9,
  source: 'IOC',
};

describe('a table of fuel', () => {
  it.each([
    ['plain', `${HEAD}\n${SOUND}`],
    ['of Windows, with a mark in front', `\uFEFF${HEAD}\r\n${SOUND}\r\n`],
    [
      'with columns in another order',
      `Diesel,Petrol,City,Note,Date,Source\n93.9,108.65,Bhopal,x,2026-11-27,IOC`,
    ],
    ['with empty lines and cells', `${HEAD},\n,,,,\n\n ${SOUND} ,\n`],
    ['with the marks of sheets', `${HEAD}\n2026-11-27,BHOPAL,"₹ 108.65","₹93.90",IOC`],
    ['with rupees in letters', `${HEAD}\n2026-11-27,bhopal,Rs. 108.65,INR 93.90,IOC`],
    ['with the city in Hindi', `${HEAD}\n2026-11-27,भोपाल,108.65,93.90,IOC`],
  ])('is read where it is %s', (_, text) => {
    expect(readTable(text, fuelForm)).toEqual({ rows: [ROW], faults: [] });
  });

  it('needs no source', () => {
    expect(
      readTable('date,city,petrol,diesel\n2026-11-27,bhopal,108,93', fuelForm).rows,
    ).toMatchObject([{ source: '' }]);
  });

  it.each([
    ['2026-11-27 9:15', '2026-11-27T09:15:00+05:30'],
    ['2026-11-27 18:30:00', '2026-11-27T18:30:00+05:30'],
    ['2026-11-27T18:30', '2026-11-27T18:30:00+05:30'],
  ])('takes the time %s for India’s', (written, expected) => {
    const [row] = fuel(SOUND.replace('2026-11-27', written)).rows;
    expect(row?.measuredAt).toBe(Date.parse(expected));
  });

  it.each([
    [
      '27/11/2026,bhopal,108,93,',
      'line 3: date must be a date such as 2026-11-27 or 2026-11-27 18:30 (Google Sheets: Format, Number, Custom date: yyyy-mm-dd), not "27/11/2026"',
    ],
    ['2026-02-30x,bhopal,108,93,', /^line 3: date must be a date .*, not "2026-02-30x"$/],
    ['2026-11-31,bhopal,108,93,', /^line 3: date must be a date .*, not "2026-11-31"$/],
    ['2026-02-29 18:30,bhopal,108,93,', /^line 3: date must be a date .*, not "2026-02-29 18:30"$/],
    [
      '2026-11-27,atlantis,108,93,',
      /^line 3: city must be a city of this site: bhopal, .*, not "atlantis"$/,
    ],
    [
      '2026-11-27,indore,1086.5,93,',
      'line 3: petrol must be a number of 50 to 250 (rupees per litre), not "1086.5"',
    ],
    [
      '2026-11-27,indore,108,#N/A,',
      'line 3: diesel must be a number of 50 to 250 (rupees per litre), not "#N/A"',
    ],
    ['2026-11-27,indore,Loading...,93,', /^line 3: petrol must be a number .*, not "Loading..."$/],
    ['2026-11-27,indore,,93,', /^line 3: petrol must be a number .*, not ""$/],
    ['2026-11-27,indore', /^line 3: petrol must be a number .*, not ""$/],
    [
      `2026-11-27,indore,108,93,${'x'.repeat(81)}`,
      /^line 3: source has more than 80 characters, not "x{40}…"$/,
    ],
  ])('leaves out the line %s alone, and says why', (line, fault) => {
    const { rows, faults } = fuel(SOUND, line);
    expect(rows).toEqual([ROW]);
    expect(faults[0]).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });

  it.each([
    ['', /^the first line must name the columns date, city, petrol, diesel; it lacks date, /],
    ['date,city,petrol\n2026-11-27,bhopal,108', /; it lacks diesel$/],
    [
      '<!doctype html><title>Sign in</title>',
      /^is a web page, not a CSV file: publish the Google Sheet/,
    ],
    [`${HEAD},Petrol\n${SOUND},109`, /^the first line names the column petrol twice$/],
    [HEAD, /^has no line below the column names$/],
    [`${HEAD}\n27/11/26,bhopal,108,93,`, /^has no usable line: line 2: date must be/],
    [`${HEAD}\n2026-11-27,"bhopal,108,93,`, /^cannot be read as CSV: Quote Not Closed/],
    [`${HEAD}\n${`${SOUND}\n`.repeat(20_001)}`, /^has more than 20000 lines$/],
  ])('is none: %#', (text, message) => {
    expect(() => readTable(text, fuelForm)).toThrow(message);
  });
});

it('reads metals per gram, silver per kilogram, at half past twelve', () => {
  const text = 'date,city,gold24k,gold22k,silver\n2026-11-27,bhopal,"12,540",11495,"1,65,000"';
  expect(readTable(text, metalsForm).rows).toEqual([
    {
      measuredAt: Date.parse('2026-11-27T12:30:00+05:30'),
      city: 'bhopal',
      gold24k: 12_540,
      gold22k: 11_495,
      silver: 165,
      source: '',
    },
  ]);
});

it('names gold of ten grams', () => {
  const text = 'date,city,gold24k,gold22k,silver\n2026-11-27,bhopal,125400,11495,165000';
  expect(() => readTable(text, metalsForm)).toThrow(/gold24k must be .* \(rupees per gram\)/);
});

it('takes no comma for a point, as Excel of other countries writes it', () => {
  const text = 'date;index;value\n2026-11-27;sensex;24500,35\n2026-11-27;sensex;84500.35';
  expect(readTable(text, marketsForm)).toMatchObject({
    rows: [{ value: 84_500.35 }],
    faults: [expect.stringMatching(/^line 2: value must be a number .*, not "24500,35"$/)],
  });
});

it('reads horoscopes, of which the text alone is needed', () => {
  const text = [
    'date,sign,language,general,lucky_number,lucky colour,compatibility,love',
    '2026-11-27,Aries,hi,"दिन अच्छा, ""बहुत"" अच्छा।",7,,Leo,प्यार',
    '2026-11-27,pisces,en,A quiet day.,,,,',
  ].join('\n');
  expect(readTable(text, horoscopeForm).rows).toMatchObject([
    {
      sign: 'aries',
      language: 'hi',
      general: 'दिन अच्छा, "बहुत" अच्छा।',
      luckyNumber: '7',
      compatibility: 'leo',
    },
    { sign: 'pisces', language: 'en', love: '', luckyNumber: '', compatibility: null },
  ]);
});

it('reads markets by the indices of the site, at the close', () => {
  const text = 'date,index,value\n2026-11-27,Bank Nifty,"58,120.55"';
  expect(readTable(text, marketsForm).rows).toEqual([
    {
      measuredAt: Date.parse('2026-11-27T15:30:00+05:30'),
      index: 'bank-nifty',
      value: 58_120.55,
      source: '',
    },
  ]);
});
