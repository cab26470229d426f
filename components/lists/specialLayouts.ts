const SPECIAL_LAYOUTS = ['shorts', 'covers', 'frames', 'plays', 'opinions'] as const;

export type SpecialLayout = (typeof SPECIAL_LAYOUTS)[number];

export const isSpecialLayout = (layout: string): layout is SpecialLayout =>
  SPECIAL_LAYOUTS.some((special) => special === layout);
