export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** The form's words in the page's language, rendered on the server. */
export type ContactMessages = {
  labels: Readonly<Record<ContactField, string>>;
  /** The message of a required field that is blank. */
  missing: Readonly<Record<Exclude<ContactField, 'phone'>, string>>;
  wrongEmail: string;
  send: string;
  /** What is said once the form is complete and its button pressed. */
  done: string;
};

type Control = HTMLInputElement | HTMLTextAreaElement;

const isRequired = (
  name: string,
  missing: ContactMessages['missing'],
): name is keyof ContactMessages['missing'] => name in missing;

/**
 * What the browser finds wrong with a field, in the page's words; undefined where it finds nothing.
 */
export function errorIn(
  { name, validity }: Control,
  { missing, wrongEmail }: ContactMessages,
): string | undefined {
  if (validity.typeMismatch) return wrongEmail;
  return validity.valueMissing && isRequired(name, missing) ? missing[name] : undefined;
}

/** The same for each field of a form, by name. */
export function errorsIn(
  form: HTMLFormElement,
  words: ContactMessages,
): Partial<Record<string, string>> {
  const controls = form.querySelectorAll<Control>('input, textarea');
  return Object.fromEntries(
    [...controls].map((control) => [control.name, errorIn(control, words)]),
  );
}
