import 'server-only';
import { withoutDots } from '@/lib/format/dottedLetters';
import type { Localized } from '@/lib/i18n/localized';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { OFFICE_KINDS } from './office';
import { officeName, readOffices } from './readOffices';
import { stateName } from './stateNames';
import { indexWords, joinTexts, type Texts, type WordIndex } from './wordIndex';

type Place = { taluk: string; district: string; state: Localized };

/**
 * 154,823 offices in columns, sorted by PIN and rank, because objects take ten times the memory.
 */
export type Directory = {
  pins: Uint32Array;
  kinds: Uint8Array;
  placeOf: Uint16Array;
  names: Texts;
  words: WordIndex;
  places: readonly Place[];
  placeWords: WordIndex;
};

const NO_NAME = new Set(['NA', 'Nil']);

/** Above the number of offices, because the sort key packs code, rank and number. */
const MOST_OFFICES = 2 ** 18;

/** Like `phrase`, but four times as fast for plain Latin letters. */
const latinPhrase = (name: string) =>
  withoutDots(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

async function readDirectory(): Promise<Directory> {
  const keys: number[] = [];
  const names: string[] = [];
  const phrases: string[] = [];
  const placeNumbers: number[] = [];
  const places: Place[] = [];
  const placeByKey = new Map<string, number>();

  for await (const offices of readOffices())
    for (const { officeName: written, pincode, taluk, districtName, stateName: state } of offices) {
      const { name, kind } = officeName(written);
      const key = `${taluk}|${districtName}|${state}`;
      const known = placeByKey.get(key) ?? places.length;
      if (known === places.length) {
        placeByKey.set(key, known);
        places.push({
          taluk: NO_NAME.has(taluk) ? '' : taluk,
          district: districtName,
          state: stateName(state, districtName),
        });
      }
      const rank = OFFICE_KINDS.indexOf(kind);
      keys.push((pincode * OFFICE_KINDS.length + rank) * MOST_OFFICES + names.length);
      names.push(name);
      phrases.push(latinPhrase(name));
      placeNumbers.push(known);
    }

  const sorted = Float64Array.from(keys).sort();
  const order = Array.from(sorted, (key) => key % MOST_OFFICES);
  const ranked = sorted.map((key) => Math.floor(key / MOST_OFFICES));
  return {
    pins: Uint32Array.from(ranked, (key) => Math.floor(key / OFFICE_KINDS.length)),
    kinds: Uint8Array.from(ranked, (key) => key % OFFICE_KINDS.length),
    placeOf: Uint16Array.from(order, (index) => placeNumbers[index] ?? 0),
    names: joinTexts(order.map((index) => names[index] ?? '')),
    words: indexWords(order.map((index) => [phrases[index] ?? ''])),
    places,
    placeWords: indexWords(
      places.map(({ taluk, district, state }) => [taluk, district, state.en].map(latinPhrase)),
    ),
  };
}

type Loaded = { directory?: Promise<Directory> };

/**
 * Loaded at first use: one second of work, yielding every few milliseconds. A failed load is
 * retried.
 */
export function pinDirectory(): Promise<Directory> {
  const loaded = processGlobal('site.pinDirectory', (): Loaded => ({}));
  loaded.directory ??= readDirectory().catch((fault: unknown) => {
    delete loaded.directory;
    throw fault;
  });
  return loaded.directory;
}
