import type { Localized } from '@/lib/i18n/localized';

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
