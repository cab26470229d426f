type Gap = {
  direction: 'cheaper' | 'dearer' | 'same';
  /** Rupees, never negative, whole paise. */
  rupees: number;
};

/**
 * How much less or more a price is than another one, in whole paise: 96.72 is 11.93 cheaper than
 * 108.65.
 */
export function priceGap(price: number, other: number): Gap {
  const paise = Math.round(price * 100) - Math.round(other * 100);
  const rupees = Math.abs(paise) / 100;
  if (paise === 0) return { direction: 'same', rupees };
  return { direction: paise < 0 ? 'cheaper' : 'dearer', rupees };
}
