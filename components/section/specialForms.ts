/** Forms of a list that one page alone has; the others are those of `Stories`. */
const SPECIAL_FORMS = ['shorts', 'covers', 'frames', 'plays', 'opinions'] as const;

export type SpecialForm = (typeof SPECIAL_FORMS)[number];

export const isSpecialForm = (form: string): form is SpecialForm =>
  SPECIAL_FORMS.some((special) => special === form);
