import { phrase } from '@/lib/format/foldedWords';
import type { Localized } from '@/lib/i18n/localized';
import NAMES from './stateNames.json';

const STATES: Readonly<Record<string, Localized>> = NAMES;

/** Districts that left Andhra Pradesh on 2 June 2014; the directory is older. */
const TELANGANA = new Set([
  'Adilabad',
  'Hyderabad',
  'K.V.Rangareddy',
  'Karim Nagar',
  'Khammam',
  'Mahabub Nagar',
  'Medak',
  'Nalgonda',
  'Nizamabad',
  'Warangal',
]);

export function stateName(state: string, district: string): Localized {
  const today = state === 'ANDHRA PRADESH' && TELANGANA.has(district) ? 'TELANGANA' : state;
  return STATES[today] ?? { en: state, hi: state };
}

const BY_FOLDED_NAME = new Map(
  Object.values(STATES).flatMap(({ en, ...others }) =>
    Object.values(others).map((name) => [phrase(name), phrase(en)] as const),
  ),
);

export const latinStates = (folded: string): readonly string[] =>
  [BY_FOLDED_NAME.get(folded)].flatMap((name) => name ?? []);

const CODES =
  'ap ar as br cg ct dl ga gj hp hr jh jk ka kl mh ml mn mp mz nl od or pb py rj sk tg tn tr ts uk up ut wb';

export const STATE_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(STATES).flatMap((names) => Object.values(names).map(phrase)),
  ...CODES.split(' '),
]);
