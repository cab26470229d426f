export const JOB_CATEGORIES = [
  'editorial',
  'technology',
  'multimedia',
  'marketing',
  'operations',
] as const;
