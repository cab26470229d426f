import type { Messages } from 'next-intl';
import { WEATHER } from '#site/weather.mjs';

/**
 * Cities with a name in the messages: the product's ten and the site's own (`figureMessages.ts`).
 */
export type CityName = keyof Messages['Cities'];

const OF_PRODUCT = [
  'bhopal',
  'indore',
  'gwalior',
  'jabalpur',
  'delhi',
  'mumbai',
  'kolkata',
  'chennai',
  'bangalore',
  'hyderabad',
] as const satisfies readonly CityName[];

const isNamed = (id: string): id is CityName =>
  OF_PRODUCT.some((city) => city === id) || WEATHER.some((city) => city.id === id);

export const CITY_IDS: readonly CityName[] = [
  ...new Set([...WEATHER.map(({ id }) => id), ...OF_PRODUCT]),
].filter(isNamed);

export const CITY_NAMES: readonly (readonly [name: string, city: CityName])[] = WEATHER.flatMap(
  ({ id, name }) => (isNamed(id) ? Object.values(name).map((word) => [word, id] as const) : []),
);
