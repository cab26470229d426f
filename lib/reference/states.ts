import { GUJARAT } from './states/gujarat';
import { KARNATAKA } from './states/karnataka';
import { MADHYA_PRADESH } from './states/madhya-pradesh';
import { MAHARASHTRA } from './states/maharashtra';
import { RAJASTHAN } from './states/rajasthan';
import type { State } from './states/state';
import { TAMIL_NADU } from './states/tamil-nadu';
import { UTTAR_PRADESH } from './states/uttar-pradesh';
import { WEST_BENGAL } from './states/west-bengal';

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

/** The state of an address such as /india/madhya-pradesh, or null. */
export const stateById = (id: string): State | null =>
  STATE_LIST.find((state) => state.id === id) ?? null;
