import type { Localized } from '@/lib/i18n/localized';
import type { Office } from './directory/office';

/** A PIN code and the post office it belongs to. */
export type PinRecord = {
  /** Six digits. */
  pincode: string;
  /** The part of the city. */
  location: Localized;
  city: Localized;
  state: Localized;
  district: Localized;
  postOffice: Localized;
  /** As it is dialled from anywhere in India, in groups. */
  phone: string;
  email: string;
  /** Of the post office, in degrees. */
  coordinates: { lat: number; lng: number };
};

/** What a search finds: the sample records first, then offices of the directory. */
export type PinAnswer = {
  records: readonly PinRecord[];
  offices: readonly Office[];
  /** Whether the directory has more than were asked for. */
  hasMore: boolean;
};

/** How many results are shown first, and with each "more". */
export const RESULTS_STEP = 20;

/** Further ones are found by writing more of the name. */
export const MOST_RESULTS = 200;

export const resultCount = ({ records, offices }: PinAnswer) => records.length + offices.length;
