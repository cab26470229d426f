import { type Asked, askedOption, askedText } from '@/lib/tools/prices/askedText';
import { FUEL_CITIES, FUELS } from './fuelCities';

/** What the tool's links and, without JavaScript, its forms send with the address. */
export type FuelQuery = Partial<
  Record<'city' | 'fuel' | 'by' | 'rupees' | 'litres' | 'km' | 'mileage' | 'with', Asked>
>;

/**
 * A query as what the fields begin with: ₹500 of petrol, and 200 km at 15 km per litre, where it
 * says nothing.
 */
export function askedFuel({ fuel, by, rupees, litres, km, mileage, with: other }: FuelQuery) {
  return {
    fuel: askedOption(fuel, FUELS, 'petrol'),
    by: askedOption(by, ['rupees', 'litres'], 'rupees'),
    rupees: askedText(rupees, '500'),
    litres: askedText(litres, ''),
    km: askedText(km, '200'),
    mileage: askedText(mileage, '15'),
    /** The city to compare with. */
    other: askedOption(
      other,
      FUEL_CITIES.map(({ name }) => name),
      'delhi',
    ),
  };
}

export type AskedFuel = ReturnType<typeof askedFuel>;
