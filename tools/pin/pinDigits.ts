import type { Localized } from '@/lib/i18n/localized';
import type { PinRecord } from './pinAnswer';

/** India Post's nine zones, the army's included (since 15 August 1972). */
export const ZONES = [
  { digit: '1', region: 'north' },
  { digit: '2', region: 'north' },
  { digit: '3', region: 'west' },
  { digit: '4', region: 'west' },
  { digit: '5', region: 'south' },
  { digit: '6', region: 'south' },
  { digit: '7', region: 'east' },
  { digit: '8', region: 'east' },
  { digit: '9', region: 'army' },
] as const;

type Zone = (typeof ZONES)[number];

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
