import { type Localized, localized } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/i18n/routing';
import type { PinRecord } from './pinAnswer';

const INDIA = { en: 'India', hi: 'भारत' } as const;

/**
 * The end of a postal address, line by line, as India Post wants it: the PIN code behind the city,
 * the state below.
 */
export function addressLines(
  { postOffice, location, city, pincode, state }: PinRecord,
  locale: Locale,
): string[] {
  const say = (name: Localized) => localized(name, locale);
  return [
    say(postOffice),
    say(location),
    `${say(city)} ${pincode}`,
    `${say(state)}, ${say(INDIA)}`,
  ];
}

/** The place on OpenStreetMap, with a mark on it. */
export const mapLink = ({ lat, lng }: PinRecord['coordinates']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** Coordinates as maps take them: `28.628, 77.207`. */
export const coordinatesText = ({ lat, lng }: PinRecord['coordinates']): string =>
  `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
