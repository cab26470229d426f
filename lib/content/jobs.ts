import type { Wording } from '@/lib/i18n/localized';

/** The filter values of the careers page. */
export const JOB_CATEGORIES = [
  'editorial',
  'technology',
  'multimedia',
  'marketing',
  'operations',
] as const;

type JobCategory = (typeof JOB_CATEGORIES)[number];

/** An open position. */
export type Job = {
  id: string;
  title: Wording;
  category: JobCategory;
  location: Wording;
  type: 'full-time' | 'part-time' | 'internship';
  /** From and to, in years. */
  experienceYears: readonly [number, number];
  /** From and to, in lakh rupees a year. */
  salaryLpa: readonly [number, number];
  description: Wording;
  requirements: Wording<readonly string[]>;
};
