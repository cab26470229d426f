/**
 * Calls the prototype's setter, because React overrides `value` on the element to detect changes.
 */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
