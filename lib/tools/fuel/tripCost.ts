import { fuelCost } from './fillUp';

type Trip = {
  km: number;
  /** Above zero. */
  kmPerLitre: number;
  /** Rupees. */
  pricePerLitre: number;
};

/** What a trip burns and costs: litres = km ÷ km per litre, rupees = litres × price. */
export function tripCost({ km, kmPerLitre, pricePerLitre }: Trip): {
  litres: number;
  rupees: number;
  rupeesPerKm: number;
} {
  const litres = km / kmPerLitre;
  return {
    litres,
    rupees: fuelCost(litres, pricePerLitre),
    rupeesPerKm: pricePerLitre / kmPerLitre,
  };
}
