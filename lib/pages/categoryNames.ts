import 'server-only';
import { CATEGORY_NAMES, OTHER_NAMES, STATE_NAMES } from '#site/names.mjs';
import { CATEGORIES, type CategoryKey, type StateKey, STATES } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { phrase } from '@/lib/format/foldedWords';

const OTHER_CATEGORY_NAMES: Partial<Record<CategoryKey, readonly string[]>> = {
  astrology: ['राशिफल', 'Horoscope'],
  business: ['बिज़नेस', 'व्यापार', 'व्यवसाय'],
  entertainment: ['एंटरटेनमेंट'],
  farming: ['कृषि', 'किसान', 'Agriculture'],
  film: ['सिनेमा', 'Cinema'],
  food: ['खान-पान'],
  health: ['स्वास्थ्य', 'हेल्थ'],
  india: ['देश', 'राष्ट्रीय', 'National', 'Nation'],
  lifestyle: ['जीवनशैली'],
  opinion: ['राय', 'संपादकीय'],
  politics: ['सियासत'],
  sports: ['स्पोर्ट्स', 'खेलकूद', 'Sport'],
  technology: ['तकनीक', 'प्रौद्योगिकी', 'Tech', 'गैजेट्स', 'Gadgets'],
  world: ['विश्व', 'विदेश', 'अंतरराष्ट्रीय', 'अंतर्राष्ट्रीय', 'अन्तर्राष्ट्रीय', 'International'],
};

export const namesOfCategory = (key: CategoryKey): readonly string[] => [
  ...CATEGORY_NAMES[key],
  ...(OTHER_CATEGORY_NAMES[key] ?? []),
];

const CATEGORY_BY_NAME = new Map(
  CATEGORIES.flatMap((key) => namesOfCategory(key).map((name) => [phrase(name), key] as const)),
);
export const categoryNamed = (name: string): CategoryKey | null =>
  CATEGORY_BY_NAME.get(phrase(name)) ?? null;

export const namesOfState = (key: StateKey): readonly string[] => STATE_NAMES[key];

const OTHER_STATE_NAMES: Partial<Record<string, readonly string[]>> = {
  gujarat: ['Gujrat'],
  karnataka: ['कर्णाटक'],
  madhyapradesh: ['M.P.', 'मध्यप्रदेश', 'म.प्र.', 'मप्र'],
  rajasthan: ['Rajsthan'],
  tamilnadu: ['तमिल नाडु', 'तमिलनाडू'],
  uttarpradesh: ['U.P.', 'उत्तरप्रदेश', 'उ.प्र.', 'उप्र'],
  westbengal: ['W.B.', 'Bengal', 'बंगाल', 'पश्चिमी बंगाल', 'प. बंगाल'],
};

function namesBeside(names: readonly string[]): readonly string[] {
  const known = new Set(names.map(phrase));
  return OTHER_NAMES.filter((group) => group.some((name) => known.has(phrase(name)))).flat();
}

const STATE_BY_NAME = new Map(
  STATES.flatMap((key) => {
    const codes = Object.values(STATE_LIST.find((state) => state.key === key)?.code ?? {});
    const names = namesOfState(key);
    return [...names, ...namesBeside(names), ...codes, ...(OTHER_STATE_NAMES[key] ?? [])].map(
      (name) => [phrase(name), key] as const,
    );
  }),
);

export const stateNamed = (name: string): StateKey | null =>
  STATE_BY_NAME.get(phrase(name)) ?? null;
