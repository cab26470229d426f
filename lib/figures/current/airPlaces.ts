import { PLACES, type Place } from '@/lib/content/weather';

const METROS: readonly Place[] = [
  { id: 'delhi', name: { en: 'Delhi', hi: 'दिल्ली' }, latitude: 28.61, longitude: 77.21 },
  { id: 'mumbai', name: { en: 'Mumbai', hi: 'मुंबई' }, latitude: 19.08, longitude: 72.88 },
  { id: 'kolkata', name: { en: 'Kolkata', hi: 'कोलकाता' }, latitude: 22.57, longitude: 88.36 },
  { id: 'chennai', name: { en: 'Chennai', hi: 'चेन्नई' }, latitude: 13.08, longitude: 80.27 },
];

export const AIR_PLACES: readonly Place[] = [
  ...PLACES,
  ...METROS.filter(({ id }) => PLACES.every((place) => place.id !== id)),
];
