import { GUJARAT } from '@/lib/content/states/gujarat';
import { KARNATAKA } from '@/lib/content/states/karnataka';
import { MADHYA_PRADESH } from '@/lib/content/states/madhya-pradesh';
import { MAHARASHTRA } from '@/lib/content/states/maharashtra';
import { RAJASTHAN } from '@/lib/content/states/rajasthan';
import type { StateRecord } from '@/lib/content/states/state';
import { TAMIL_NADU } from '@/lib/content/states/tamil-nadu';
import { UTTAR_PRADESH } from '@/lib/content/states/uttar-pradesh';
import { WEST_BENGAL } from '@/lib/content/states/west-bengal';

/** The states that the product has a record of; a site may name them, and give others in full. */
export const KNOWN_STATES: readonly StateRecord[] = [
  MADHYA_PRADESH,
  RAJASTHAN,
  MAHARASHTRA,
  KARNATAKA,
  TAMIL_NADU,
  UTTAR_PRADESH,
  GUJARAT,
  WEST_BENGAL,
];
