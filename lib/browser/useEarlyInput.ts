import { useEffect, useRef } from 'react';
import { setFieldValue } from './setFieldValue';

function type(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue; // or the same value again would change nothing
  setFieldValue(field, value);
}

function check(radio: HTMLInputElement): void {
  radio.checked = false; // or the click would change nothing
  radio.click();
}

/**
 * What was typed and chosen before the page's scripts ran, or brought back by the browser: hydration
 * leaves it in the fields and calls no handler. What the server sent is in the fields' default
 * values. Each of the functions reports one of them to React's handlers; choices first, since a new
 * unit converts the number beside it.
 */
function earlyInput(form: HTMLElement): (() => void)[] {
  const fields = [...form.querySelectorAll('input')];
  const chosen = fields
    .filter(({ type, checked, defaultChecked }) => type === 'radio' && checked && !defaultChecked)
    .map((radio) => () => check(radio));
  const picked = [...form.querySelectorAll('select')].flatMap((select) => {
    const sent = [...select.options].find(({ defaultSelected }) => defaultSelected);
    return sent && !sent.selected
      ? () => void select.dispatchEvent(new Event('change', { bubbles: true }))
      : [];
  });
  // Read now: with any choice React writes its own values into all of them.
  const typed = fields
    .filter(({ type, value, defaultValue }) => !/radio|hidden/.test(type) && value !== defaultValue)
    .map((field) => type.bind(null, field, field.value));
  return [...chosen, ...picked, ...typed];
}

/** For an element around controlled fields, so that what was filled in before hydration counts. */
export function useEarlyInput<E extends HTMLElement>() {
  const form = useRef<E>(null);
  useEffect(() => {
    const reports = form.current ? earlyInput(form.current) : [];
    // Not within the effect: React then puts off the update that each event makes.
    if (reports.length > 0) queueMicrotask(() => reports.forEach((report) => report()));
  }, []);
  return form;
}
