export const CATEGORIES = ['underweight', 'normal', 'overweight', 'obese'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The BMI at which each category begins; it ends, exclusively, where the next begins. */
export type Bands = Readonly<Record<Category, number>>;

/** The tool's own bands: WHO's for adults (Technical Report Series 894, 2000). */
export const INTERNATIONAL: Bands = { underweight: 0, normal: 18.5, overweight: 25, obese: 30 };

/**
 * The bands advised for Indian adults, shown beside: "Consensus statement for diagnosis of obesity,
 * abdominal obesity and the metabolic syndrome for Asian Indians", J Assoc Physicians India
 * 2009;57:163-170, after the WHO expert consultation on Asian populations, Lancet 2004;363:157-163.
 */
export const INDIAN: Bands = { underweight: 0, normal: 18.5, overweight: 23, obese: 25 };

/** Waist in cm from which there is a risk to health, from the same consensus statement. */
export const WAIST_CM = { men: 90, women: 80 } as const;

/** The category of a BMI as it is, not as it is shown: 24.96 reads 25.0 and is still normal. */
export const categoryOf = (bmi: number, bands: Bands = INTERNATIONAL): Category =>
  CATEGORIES[CATEGORIES.filter((category) => bmi >= bands[category]).length - 1] ?? 'underweight';
