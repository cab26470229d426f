import type { Wording } from '@/lib/i18n/localized';

export const JOB_CATEGORIES = [
  'editorial',
  'technology',
  'multimedia',
  'marketing',
  'operations',
] as const;

type JobCategory = (typeof JOB_CATEGORIES)[number];

export type Job = {
  id: string;
  title: Wording;
  category: JobCategory;
  location: Wording;
  type: 'full-time' | 'part-time' | 'internship';
  experienceYears: readonly [number, number];
  salaryLpa: readonly [number, number];
  description: Wording;
  requirements: Wording<readonly string[]>;
};
