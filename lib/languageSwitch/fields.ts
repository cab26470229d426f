import { setFieldValue } from '@/lib/forms/setFieldValue';

/** What stood in a page's fields, by a key that is the same on its counterpart. */
export type Fields = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const LEFT_OUT = ['hidden', 'password', 'file'];

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';
const valueOf = (field: Field) => (isRadio(field) ? String(field.checked) : field.value);

/** All fields that somebody fills. */
function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (LEFT_OUT.includes(field.type)) continue;
    const name = `${field.id || field.name}${isRadio(field) ? `=${field.value}` : ''}`;
    let count = 0;
    while (found.has(`${name}#${count}`)) count++;
    found.set(`${name}#${count}`, field);
  }
  return found;
}

/** Those that follow another field (`data-follows`) are not input. */
export const readFields = (): Fields =>
  Object.fromEntries(
    [...fieldsByKey()]
      .filter(([, { dataset }]) => dataset.follows === undefined)
      .map(([key, field]) => [key, valueOf(field)]),
  );

function choose(field: HTMLSelectElement, value: string): void {
  if (![...field.options].some((option) => option.value === value)) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Fills in what is not there yet, choices before texts: a new unit converts the number beside it.
 */
export function fillFields(kept: Fields): void {
  const changed = () =>
    [...fieldsByKey()].flatMap(([key, field]) => {
      const value = kept[key];
      return value === undefined || value === valueOf(field) ? [] : [{ field, value }];
    });
  for (const { field, value } of changed()) {
    if (isRadio(field)) {
      if (value === 'true') field.click();
    } else if (field instanceof HTMLSelectElement) choose(field, value);
  }
  for (const { field, value } of changed()) {
    if (!isRadio(field) && !(field instanceof HTMLSelectElement)) setFieldValue(field, value);
  }
}
