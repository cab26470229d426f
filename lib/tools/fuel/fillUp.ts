/** Litres that an amount of rupees buys. `pricePerLitre` in rupees, above zero. */
export const litresFor = (rupees: number, pricePerLitre: number): number => rupees / pricePerLitre;

/** Rupees that a quantity of litres costs. */
export const fuelCost = (litres: number, pricePerLitre: number): number => litres * pricePerLitre;
