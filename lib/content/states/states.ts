import { GUJARAT } from '@/lib/content/states/gujarat';
import { KARNATAKA } from '@/lib/content/states/karnataka';
import { MADHYA_PRADESH } from '@/lib/content/states/madhya-pradesh';
import { MAHARASHTRA } from '@/lib/content/states/maharashtra';
import { RAJASTHAN } from '@/lib/content/states/rajasthan';
import type { State } from '@/lib/content/states/state';
import { TAMIL_NADU } from '@/lib/content/states/tamil-nadu';
import { UTTAR_PRADESH } from '@/lib/content/states/uttar-pradesh';
import { WEST_BENGAL } from '@/lib/content/states/west-bengal';

/** The states that have a page of their own, in the order in which they are listed. */
export const STATE_LIST: readonly State[] = [
  MADHYA_PRADESH,
  RAJASTHAN,
  MAHARASHTRA,
  KARNATAKA,
  TAMIL_NADU,
  UTTAR_PRADESH,
  GUJARAT,
  WEST_BENGAL,
];

/** The state of a URL such as /india/madhya-pradesh, or null. */
export const stateById = (id: string): State | null =>
  STATE_LIST.find((state) => state.id === id) ?? null;
