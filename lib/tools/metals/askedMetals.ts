import { type Asked, askedOption, askedText } from '@/lib/tools/prices/askedText';
import { JEWELLERY_GST_PERCENT } from './jewelleryEstimate';
import { GOLD, METALS } from './purity';
import { UNIT_NAMES } from './weight';

/** What the tool's links and, without JavaScript, its forms send with the address. */
export type MetalsQuery = Partial<
  Record<'city' | 'metal' | 'weight' | 'unit' | 'gold' | 'grams' | 'making' | 'gst', Asked>
>;

/**
 * A query as what the fields begin with: 10 g of 24K gold, and a piece of 10 g of 22K with 12 %
 * making, where it says nothing.
 */
export function askedMetals({ metal, weight, unit, gold, grams, making, gst }: MetalsQuery) {
  return {
    metal: askedOption(metal, METALS, 'gold24k'),
    weight: askedText(weight, '10'),
    unit: askedOption(unit, UNIT_NAMES, 'gram'),
    gold: askedOption(gold, GOLD, 'gold22k'),
    grams: askedText(grams, '10'),
    making: askedText(making, '12'),
    gst: askedText(gst, String(JEWELLERY_GST_PERCENT)),
  };
}

export type AskedMetals = ReturnType<typeof askedMetals>;
