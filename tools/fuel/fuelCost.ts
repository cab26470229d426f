export const litresFor = (rupees: number, pricePerLitre: number): number => rupees / pricePerLitre;

export const fuelCost = (litres: number, pricePerLitre: number): number => litres * pricePerLitre;

type Trip = {
  km: number;
  kmPerLitre: number;
  pricePerLitre: number;
};

/** litres = km ÷ km per litre, rupees = litres × price. */
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

type Gap = {
  direction: 'cheaper' | 'dearer' | 'same';
  rupees: number;
};

/** In whole paise: 96.72 is 11.93 cheaper than 108.65. */
export function priceGap(price: number, other: number): Gap {
  const paise = Math.round(price * 100) - Math.round(other * 100);
  const rupees = Math.abs(paise) / 100;
  if (paise === 0) return { direction: 'same', rupees };
  return { direction: paise < 0 ? 'cheaper' : 'dearer', rupees };
}
