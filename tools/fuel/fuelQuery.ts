import { CITY_IDS } from '@/lib/content/cityNames';
import { queryOption, queryParam, type QueryParam } from '@/lib/request/queryParam';
import { FUELS } from './fuelPrice';

export type FuelQuery = Partial<
  Record<'city' | 'fuel' | 'by' | 'rupees' | 'litres' | 'km' | 'mileage' | 'with', QueryParam>
>;

/** Defaults: ₹500 of petrol, and 200 km at 15 km per litre. */
export function parseFuelQuery({ fuel, by, rupees, litres, km, mileage, with: other }: FuelQuery) {
  return {
    fuel: queryOption(fuel, FUELS, 'petrol'),
    by: queryOption(by, ['rupees', 'litres'], 'rupees'),
    rupees: queryParam(rupees, '500'),
    litres: queryParam(litres, ''),
    km: queryParam(km, '200'),
    mileage: queryParam(mileage, '15'),
    other: queryOption(other, CITY_IDS, 'delhi'),
  };
}

export type ParsedFuelQuery = ReturnType<typeof parseFuelQuery>;
