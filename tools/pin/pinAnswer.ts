import type { Localized } from '@/lib/i18n/localized';
import type { Office } from './directory/office';

export type PinRecord = {
  pincode: string;
  location: Localized;
  city: Localized;
  state: Localized;
  district: Localized;
  postOffice: Localized;
  phone: string;
  email: string;
  coordinates: { lat: number; lng: number };
};

export type PinAnswer = {
  records: readonly PinRecord[];
  offices: readonly Office[];
  hasMore: boolean;
};

export const RESULTS_STEP = 20;

/** Beyond it, readers have to type more of the name. */
export const MOST_RESULTS = 200;

export const resultCount = ({ records, offices }: PinAnswer) => records.length + offices.length;
