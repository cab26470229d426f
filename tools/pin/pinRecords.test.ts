import en from '@/messages/en.json';
import { addressLines, coordinatesText, mapLink } from './PinCard';
import { pinDigits, ZONES } from './pinDigits';
import { PIN_RECORDS } from './pinRecords';

const DEVANAGARI = /\p{Script=Devanagari}/u;

it('has the five sample records, each code once', () => {
  expect(PIN_RECORDS.map(({ pincode }) => pincode)).toEqual([
    '110001',
    '400001',
    '700001',
    '600001',
    '500001',
  ]);
});

describe.each(PIN_RECORDS.map((record) => [record.pincode, record] as const))(
  '%s',
  (pincode, record) => {
    it('is written in both languages', () => {
      for (const name of [
        record.location,
        record.city,
        record.state,
        record.district,
        record.postOffice,
      ]) {
        expect([
          DEVANAGARI.test(name.en),
          DEVANAGARI.test(name.hi),
          /[A-Za-z]/.test(name.hi),
        ]).toEqual([false, true, false]);
      }
    });

    it('lies in India, and its map is a secure link to just there', () => {
      const { lat, lng } = record.coordinates;
      expect(lat > 8 && lat < 37 && lng > 68 && lng < 98).toBe(true);
      const link = new URL(mapLink(record.coordinates));
      expect([
        link.protocol,
        link.host,
        link.searchParams.get('mlat'),
        link.searchParams.get('mlon'),
      ]).toEqual(['https:', 'www.openstreetmap.org', String(lat), String(lng)]);
      expect(coordinatesText(record.coordinates)).toMatch(/^\d\d\.\d{3}, \d\d\.\d{3}$/);
    });

    it('can be called nowhere but at India Post, and written to nowhere at all', () => {
      expect(record.phone).toBe('1800 266 6868');
      expect(record.email).toMatch(/^[a-z]+@post\.example$/);
    });

    it('is taken apart into zone, sub-zone, sorting district and office', () => {
      const [zone, subZone, district, office] = pinDigits(record);
      expect([zone, subZone, district, office].map((group) => group?.digits)).toEqual([
        pincode.slice(0, 1),
        pincode.slice(0, 2),
        pincode.slice(0, 3),
        '001',
      ]);
      expect(zone).toMatchObject({ zone: { digit: pincode.charAt(0) } });
      expect(new Map(Object.entries(en.PinAbout.states)).get(pincode.charAt(0))).toContain(
        record.state.en,
      );
      expect(subZone).toMatchObject({ name: record.state });
      expect(office).toMatchObject({ name: record.postOffice });
    });
  },
);

it('the sorting district of 110 is Delhi, that of 400 Mumbai', () => {
  const [delhi, mumbai] = PIN_RECORDS.map((record) => pinDigits(record)[2]);
  expect([delhi, mumbai]).toMatchObject([{ name: { en: 'Delhi' } }, { name: { en: 'Mumbai' } }]);
});

it('an address ends with city and code, then state and country', () => {
  const [delhi] = PIN_RECORDS;
  expect(delhi && addressLines(delhi, 'en')).toEqual([
    'New Delhi GPO',
    'Connaught Place',
    'New Delhi 110001',
    'Delhi, India',
  ]);
  expect(delhi && addressLines(delhi, 'hi')).toEqual([
    'नई दिल्ली जीपीओ',
    'कनॉट प्लेस',
    'नई दिल्ली 110001',
    'दिल्ली, भारत',
  ]);
});

it('there are nine zones, told in words', () => {
  expect(ZONES.map(({ digit }) => digit)).toEqual([...'123456789']);
  expect(Object.keys(en.PinAbout.states)).toEqual([...'123456789']);
});
