import type { Localized } from '@/lib/i18n/localized';
import type { PinRecord } from './pinRecord';
import { ZONES, type Zone } from './zones';

/** What a part of a PIN code stands for. */
export type DigitGroup =
  | { part: 'zone'; digits: string; zone: Zone | undefined }
  | { part: 'subZone' | 'sortingDistrict' | 'office'; digits: string; name: Localized };

/**
 * The sorting district of 110 is the whole of Delhi; elsewhere in the sample it has the city's
 * name.
 */
const SORTING_DISTRICTS: Readonly<Record<string, Localized>> = {
  110: { en: 'Delhi', hi: 'दिल्ली' },
};

/**
 * A PIN code read from left to right as India Post made it: the first digit is the zone, two digits
 * the sub-zone, three the sorting district, and the last three the delivery office. The sub-zones
 * of the sample are whole states.
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
