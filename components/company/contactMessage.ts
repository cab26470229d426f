export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

export type ContactMessages = {
  labels: Readonly<Record<ContactField, string>>;
  missing: Readonly<Record<Exclude<ContactField, 'phone'>, string>>;
  wrongEmail: string;
  send: string;
  done: string;
};

type Control = HTMLInputElement | HTMLTextAreaElement;

const isRequired = (
  name: string,
  missing: ContactMessages['missing'],
): name is keyof ContactMessages['missing'] => name in missing;

export function errorIn(
  { name, value, validity }: Control,
  { missing, wrongEmail }: ContactMessages,
): string | undefined {
  if (validity.typeMismatch) return wrongEmail;
  return value.trim() === '' && isRequired(name, missing) ? missing[name] : undefined;
}

export function errorsIn(
  form: HTMLFormElement,
  words: ContactMessages,
): Partial<Record<string, string>> {
  const controls = form.querySelectorAll<Control>('input, textarea');
  return Object.fromEntries(
    [...controls].map((control) => [control.name, errorIn(control, words)]),
  );
}

/** Line ends within a body (RFC 6068, section 5). */
const LINE_END = '\r\n';

export function mailtoUrl(address: string, form: FormData): string {
  const written = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const sender = ['name', 'email', 'phone'].map(written).filter(Boolean);
  const body = [...written('message').split(/\r?\n/), '', ...sender].join(LINE_END);
  const parts = { subject: written('subject'), body };
  // Not `URLSearchParams`: mail programs show its `+` as a plus.
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}?${query.join('&')}`;
}
