/** Line ends within a body (RFC 6068, section 5). */
const LINE_END = '\r\n';

/** The contact form as an e-mail that the reader's own program opens: the text, then who wrote it. */
export function mailtoUrl(address: string, form: FormData): string {
  const written = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const sender = ['name', 'email', 'phone'].map(written).filter(Boolean);
  const body = [...written('message').split(/\r?\n/), '', ...sender].join(LINE_END);
  const parts = { subject: written('subject'), body };
  // Not `URLSearchParams`: its `+` for a space is a plus in an e-mail.
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}?${query.join('&')}`;
}
