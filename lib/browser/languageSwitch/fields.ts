import { setFieldValue } from '@/lib/browser/setFieldValue';

/** What stood in a page's fields, by a key that is the same on its counterpart. */
export type Fields = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const LEFT_OUT = ['hidden', 'password', 'file'];

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';
const valueOf = (field: Field) => (isRadio(field) ? String(field.checked) : field.value);

/** The fields that somebody fills, by id or name; one that has neither stays behind. */
function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    const name = field.id || field.name;
    if (name === '' || LEFT_OUT.includes(field.type)) continue;
    const key = isRadio(field) ? `${name}=${field.value}` : name;
    if (!found.has(key)) found.set(key, field);
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
