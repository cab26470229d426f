/** Decimal feet as people say them, to the nearest inch: 5.6 is 5 feet 7 inches. */
export function feetAndInches(feet: number): { feet: number; inches: number } {
  const inches = Math.round(feet * 12);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}
