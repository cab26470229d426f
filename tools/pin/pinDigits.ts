import type { Localized } from '@/lib/i18n/localized';
import type { PinRecord } from './pinAnswer';

type Zone = {
  digit: string;
  region: 'north' | 'west' | 'south' | 'east' | 'army';
  states: Localized;
};

/** India Post's nine zones, the army's included (since 15 August 1972). */
export const ZONES: readonly Zone[] = [
  {
    digit: '1',
    region: 'north',
    states: {
      en: 'Delhi, Haryana, Punjab, Himachal Pradesh, Jammu and Kashmir, Ladakh, Chandigarh',
      hi: 'दिल्ली, हरियाणा, पंजाब, हिमाचल प्रदेश, जम्मू-कश्मीर, लद्दाख, चंडीगढ़',
    },
  },
  {
    digit: '2',
    region: 'north',
    states: { en: 'Uttar Pradesh, Uttarakhand', hi: 'उत्तर प्रदेश, उत्तराखंड' },
  },
  {
    digit: '3',
    region: 'west',
    states: {
      en: 'Rajasthan, Gujarat, Dadra and Nagar Haveli and Daman and Diu',
      hi: 'राजस्थान, गुजरात, दादरा और नगर हवेली तथा दमन और दीव',
    },
  },
  {
    digit: '4',
    region: 'west',
    states: {
      en: 'Maharashtra, Madhya Pradesh, Chhattisgarh, Goa',
      hi: 'महाराष्ट्र, मध्य प्रदेश, छत्तीसगढ़, गोवा',
    },
  },
  {
    digit: '5',
    region: 'south',
    states: { en: 'Telangana, Andhra Pradesh, Karnataka', hi: 'तेलंगाना, आंध्र प्रदेश, कर्नाटक' },
  },
  {
    digit: '6',
    region: 'south',
    states: {
      en: 'Tamil Nadu, Kerala, Puducherry, Lakshadweep',
      hi: 'तमिलनाडु, केरल, पुदुच्चेरी, लक्षद्वीप',
    },
  },
  {
    digit: '7',
    region: 'east',
    states: {
      en: 'West Bengal, Odisha, Sikkim, Assam and the rest of the North East, Andaman and Nicobar Islands',
      hi: 'पश्चिम बंगाल, ओडिशा, सिक्किम, असम और बाक़ी पूर्वोत्तर, अंडमान और निकोबार द्वीपसमूह',
    },
  },
  { digit: '8', region: 'east', states: { en: 'Bihar, Jharkhand', hi: 'बिहार, झारखंड' } },
  {
    digit: '9',
    region: 'army',
    states: { en: 'Army and field post offices', hi: 'सेना और फ़ील्ड डाकघर' },
  },
];

export type DigitGroup =
  | { part: 'zone'; digits: string; zone: Zone | undefined }
  | { part: 'subZone' | 'sortingDistrict' | 'office'; digits: string; name: Localized };

/** District 110 covers all of Delhi; the sample's others bear the city's name. */
const SORTING_DISTRICTS: Readonly<Record<string, Localized>> = {
  110: { en: 'Delhi', hi: 'दिल्ली' },
};

/**
 * India Post's scheme: digit 1 is the zone, 1–2 the sub-zone, 1–3 the sorting district, the last
 * three the delivery office.
 */
export const pinDigits = ({ pincode, state, city, postOffice }: PinRecord): DigitGroup[] => [
  {
    part: 'zone',
    digits: pincode.slice(0, 1),
    zone: ZONES.find(({ digit }) => digit === pincode[0]),
  },
  { part: 'subZone', digits: pincode.slice(0, 2), name: state },
  {
    part: 'sortingDistrict',
    digits: pincode.slice(0, 3),
    name: SORTING_DISTRICTS[pincode.slice(0, 3)] ?? city,
  },
  { part: 'office', digits: pincode.slice(3), name: postOffice },
];
