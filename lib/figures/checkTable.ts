import { fuelForm, horoscopeForm, marketsForm, metalsForm } from '@/lib/figures/current/tableForms';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { tableText } from './loadTable';
import { readTable } from './readTable';

export const TABLE_KINDS = ['fuel', 'metals', 'horoscope', 'markets'] as const;

const FORMS = {
  fuel: (text: string) => readTable(text, fuelForm),
  metals: (text: string) => readTable(text, metalsForm),
  horoscope: (text: string) => readTable(text, horoscopeForm),
  markets: (text: string) => readTable(text, marketsForm),
};

export async function checkTable(
  kind: (typeof TABLE_KINDS)[number],
  address: string,
  signal: AbortSignal,
): Promise<{ lines: number; faults: readonly string[] }> {
  try {
    const { rows, faults } = FORMS[kind](await tableText(address, signal));
    return { lines: rows.length, faults };
  } catch (fault) {
    return { lines: 0, faults: [reasonOf(fault)] };
  }
}
