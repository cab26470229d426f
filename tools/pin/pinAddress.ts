import { type Localized, localized } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/i18n/routing';
import type { PinRecord } from './pinAnswer';

const INDIA = { en: 'India', hi: 'भारत' } as const;

/** India Post's format: PIN code after the city, the state below. */
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

export const mapLink = ({ lat, lng }: PinRecord['coordinates']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

export const coordinatesText = ({ lat, lng }: PinRecord['coordinates']): string =>
  `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
