import type { DistrictRecord } from '@/lib/content/districts';

/** Two cities with pages of their own, which the tests' site has none of: a test mocks `#site/districts.mjs` with it. */
export const DISTRICTS: readonly DistrictRecord[] = [
  { id: 'bhopal', name: { en: 'Bhopal', hi: 'भोपाल' } },
  { id: 'indore', name: { en: 'Indore', hi: 'इंदौर' } },
].map(({ id, name }) => ({ id, state: 'madhya-pradesh', name, names: [id, name.en, name.hi] }));
