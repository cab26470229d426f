export const CATEGORIES = ['underweight', 'normal', 'overweight', 'obese'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Bands = Readonly<Record<Category, number>>;

/** WHO's adult bands (Technical Report Series 894, 2000). */
export const INTERNATIONAL: Bands = { underweight: 0, normal: 18.5, overweight: 25, obese: 30 };

/**
 * J Assoc Physicians India 2009;57:163-170, consensus for Asian Indians, after the WHO expert
 * consultation, Lancet 2004;363:157-163.
 */
export const INDIAN: Bands = { underweight: 0, normal: 18.5, overweight: 23, obese: 25 };

/** Waist in cm at which health risk begins, from the same consensus. */
export const WAIST_CM = { men: 90, women: 80 } as const;

/** Takes the unrounded BMI: 24.96 shows as 25.0 and is normal. */
export const categoryOf = (bmi: number, bands: Bands = INTERNATIONAL): Category =>
  CATEGORIES[CATEGORIES.filter((category) => bmi >= bands[category]).length - 1] ?? 'underweight';
