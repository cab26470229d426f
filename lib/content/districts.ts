import { DISTRICTS as RECORDS } from '#site/districts.mjs';
import { phrase } from '@/lib/format/foldedWords';
import type { Wording } from '@/lib/i18n/localized';
import { stateKey } from './keys';
import type { State } from './stateRecord';
import { stateById } from './states';

/** A city with its own page below its state's, written by `scripts/site/districts.ts`. */
export type DistrictRecord = {
  id: string;
  state: string;
  name: Wording;
  names: readonly string[];
};

export type District = Omit<DistrictRecord, 'state'> & { state: State };

const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

export const DISTRICTS: readonly District[] = RECORDS.flatMap((record) => {
  const state = stateById(record.state);
  return state
    ? [
        {
          ...record,
          state,
          names: [...new Set(record.names.flatMap((name) => [plain(name), phrase(name)]))],
        },
      ]
    : [];
});

export const districtsOf = (state: Pick<State, 'id'>): readonly District[] =>
  DISTRICTS.filter((district) => district.state.id === state.id);

type Term = { name: string; slug: string };

export const isNamed = ({ name, slug }: Term, names: readonly string[]): boolean =>
  [name, slug].some((given) => names.includes(plain(given)) || names.includes(phrase(given)));

type Filed = {
  place: string | null;
  category: string | null;
  state: string | null;
  tags?: readonly Term[];
};

export function isOfDistrict(
  { place, category, state, tags = [] }: Filed,
  { state: own, names }: District,
): boolean {
  const key = state === null ? null : stateKey(state);
  if (key !== null && key !== own.key) return false;
  const terms = [place, category].flatMap((name) => (name === null ? [] : [{ name, slug: name }]));
  return [...terms, ...tags].some((term) => isNamed(term, names));
}
