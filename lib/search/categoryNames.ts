import 'server-only';
import { CATEGORY_NAMES, STATE_NAMES } from '#site/names.mjs';
import { CATEGORIES, type CategoryKey, type StateKey, STATES } from '@/lib/content/keys';
import { phrase } from './words';

/** What providers and readers call a category beside the site's own word. */
const OTHER_NAMES: Partial<Record<CategoryKey, readonly string[]>> = {
  business: ['बिज़नेस', 'व्यापार', 'व्यवसाय'],
  entertainment: ['एंटरटेनमेंट'],
  farming: ['कृषि', 'किसान', 'Agriculture'],
  film: ['सिनेमा', 'Cinema'],
  food: ['खान-पान'],
  health: ['स्वास्थ्य', 'हेल्थ'],
  india: ['देश', 'राष्ट्रीय', 'National'],
  lifestyle: ['जीवनशैली'],
  opinion: ['राय', 'संपादकीय'],
  politics: ['सियासत'],
  sports: ['स्पोर्ट्स', 'खेलकूद'],
  technology: ['तकनीक', 'प्रौद्योगिकी', 'Tech'],
  world: ['विश्व', 'विदेश', 'अंतरराष्ट्रीय', 'International'],
};

/** The names of a category in every language, the site's own first. */
export const namesOfCategory = (key: CategoryKey): readonly string[] => [
  ...CATEGORY_NAMES[key],
  ...(OTHER_NAMES[key] ?? []),
];

const CATEGORY_BY_NAME = new Map(
  CATEGORIES.flatMap((key) => namesOfCategory(key).map((name) => [phrase(name), key] as const)),
);
/** The category that a name in any of the languages means; null when it is none of the site's. */
export const categoryNamed = (name: string): CategoryKey | null =>
  CATEGORY_BY_NAME.get(phrase(name)) ?? null;

/** The names of a state in every language. */
export const namesOfState = (key: StateKey): readonly string[] => STATE_NAMES[key];

const STATE_BY_NAME = new Map(
  STATES.flatMap((key) => namesOfState(key).map((name) => [phrase(name), key] as const)),
);

/** The state that a name in any of the languages means; null when it is none of the site's. */
export const stateNamed = (name: string): StateKey | null =>
  STATE_BY_NAME.get(phrase(name)) ?? null;
