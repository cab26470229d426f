import { TIME_ZONE } from '@/lib/i18n/language';
import { readDate } from './readDate';

const read = (text: string) => {
  const at = readDate(text, TIME_ZONE);
  return at === null ? null : new Date(at).toISOString();
};

/** 12 March 2024 in India: at ten in the morning, at noon, and at half past five in the afternoon. */
const TEN = '2024-03-12T04:30:00.000Z';
const NOON = '2024-03-12T06:30:00.000Z';
const HALF_PAST_FIVE = '2024-03-12T12:00:00.000Z';

it.each([
  ['Tue, 12 Mar 2024 10:0:0 IST', TEN],
  ['Tue, 12 Mar 2024 10.00.00 +0530', TEN],
  ['12 Mar 2024 10h00', TEN],
  ['Tue, 12 Mar 2024 10:00:00 +05.30', TEN],
  ['Tue, 12 Mar 2024 10:00:00  0530', TEN],
  ['Tue, 12 Mar 2024 10:00:00 &#43;0530', TEN],
  ['Updated: मंगलवार, 12 मार्च 2024 (17:30 IST)', HALF_PAST_FIVE],
  ['12 मार्च 2024 शाम साढ़े 5 बजे', HALF_PAST_FIVE],
  ['12 मार्च 2024 शाम सा\u095dे ५ बजे', HALF_PAST_FIVE],
  ['12 मार्च 2024 संध्याकाळी साडे 5 वाजता', HALF_PAST_FIVE],
  ['12 मार्च 2024 शाम सवा 5 बजे', '2024-03-12T11:45:00.000Z'],
  ['12 मार्च 2024 शाम पौने 6 बजे', '2024-03-12T12:15:00.000Z'],
  ['12 मार्च 2024 रात पौने 1 बजे', '2024-03-11T19:15:00.000Z'],
  ['noon, 12 March 2024', NOON],
  ['12 March 2024, 12 noon', NOON],
  ['12 March 2024, midnight', '2024-03-11T18:30:00.000Z'],
  ['Tue, 12 Mar 2024 10:00:00 +5.5', TEN],
  ['2024-03-12T10:00:00+05:30:00', TEN],
  ['2024-03-12T10:00:00:+0530', TEN],
  ['2024-03-12 10:00:00 +0530 +0530', TEN],
  ['2024-03-12T10:00:00%2B05:30', TEN],
  ['Tue, 12 Mar 2024 10:00:00 I.S.T.', TEN],
  ['2024-03-12T10.00.00', TEN],
  ['2024-03-12 10-00-00', TEN],
  ['@1710217800', TEN],
  ['12 मार्च 2024 दोपहर ढाई बजे', '2024-03-12T09:00:00.000Z'],
  ['12 मार्च 2024 रात डेढ़ बजे', '2024-03-11T20:00:00.000Z'],
  ['12 मार्च 2024 दुपारी दीड वाजता', '2024-03-12T08:00:00.000Z'],
  ['2024031210', TEN],
  ['1710217800000000', TEN],
  ['1.7102178E+9', TEN],
  ['2099999999', '2036-07-18T13:19:59.000Z'],
])('%s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

it.each([
  '1970-01-01T00:00:00Z',
  'Thu, 01 Jan 1970 00:00:00 +0000',
  'Thu, 01 Jan 1970 05:30:00 +0530',
  '1970-01-01',
  'Wed, 31 Dec 1969 23:00:00 GMT',
])('%s is what software says that has no date', (text) => {
  expect(read(text)).toBeNull();
});
