import { useEffect, useRef } from 'react';

/**
 * Calls the prototype's setter, because React overrides `value` on the element to detect changes.
 */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function type(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue; // setting the same value would fire no event
  setFieldValue(field, value);
}

function pick(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function check(radio: HTMLInputElement): void {
  radio.checked = false; // otherwise the click would change nothing
  radio.click();
}

/**
 * Reports input from before hydration, for which React calls no handlers. Choices go first, because
 * a new unit converts its number.
 */
function earlyInput(form: HTMLElement): (() => void)[] {
  const fields = [...form.querySelectorAll('input')];
  const chosen = fields
    .filter(({ type, checked, defaultChecked }) => type === 'radio' && checked && !defaultChecked)
    .map((radio) => () => check(radio));
  const picked = [...form.querySelectorAll('select')].flatMap((select) => {
    const sent = [...select.options].find(({ defaultSelected }) => defaultSelected);
    return sent && !sent.selected ? pick.bind(null, select, select.value) : [];
  });
  // Reads every field first, because a choice makes React overwrite them all.
  const typed = fields
    .filter(({ type, value, defaultValue }) => !/radio|hidden/.test(type) && value !== defaultValue)
    .map((field) => type.bind(null, field, field.value));
  return [...chosen, ...picked, ...typed];
}

export function useEarlyInput<E extends HTMLElement>() {
  const form = useRef<E>(null);
  useEffect(() => {
    const reports = form.current ? earlyInput(form.current) : [];
    // In a microtask, because inside the effect React would defer each event's update.
    if (reports.length > 0) queueMicrotask(() => reports.forEach((report) => report()));
  }, []);
  return form;
}
