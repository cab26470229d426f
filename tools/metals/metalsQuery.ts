import { queryOption, queryParam, type QueryParam } from '@/lib/request/queryParam';
import { JEWELLERY_GST_PERCENT } from './jewelleryCost';
import { GOLD, METALS } from './rates';
import { UNIT_NAMES } from './weight';

export type MetalsQuery = Partial<
  Record<'city' | 'metal' | 'weight' | 'unit' | 'gold' | 'grams' | 'making' | 'gst', QueryParam>
>;

/** Defaults: 10 g of 24K gold, and a 10 g piece of 22K with 12 % making. */
export function parseMetalsQuery({ metal, weight, unit, gold, grams, making, gst }: MetalsQuery) {
  return {
    metal: queryOption(metal, METALS, 'gold24k'),
    weight: queryParam(weight, '10'),
    unit: queryOption(unit, UNIT_NAMES, 'gram'),
    gold: queryOption(gold, GOLD, 'gold22k'),
    grams: queryParam(grams, '10'),
    making: queryParam(making, '12'),
    gst: queryParam(gst, String(JEWELLERY_GST_PERCENT)),
  };
}

export type ParsedMetalsQuery = ReturnType<typeof parseMetalsQuery>;
