import { attribute, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import type { Reader } from '@/lib/provider/body/writing/domPosition';

const CLOAKED = /^.{0,2000}\/cdn-cgi\/l\/email-protection(?:#([\da-f]{4,400}))?$/i;

/** Cloudflare's email obfuscation: the first byte is the XOR key of the others. */
function decoded(hex: string): string | null {
  if (!/^(?:[\da-f]{2}){2,200}$/i.test(hex)) return null;
  const [key = 0, ...letters] = Buffer.from(hex, 'hex');
  const email = Buffer.from(letters.map((letter) => letter ^ key)).toString('utf8');
  return /^[^\s@<>]{1,100}@[^\s@<>]{1,100}$/.test(email) ? email : null;
}

export function cloakedEmail(element: HtmlElement): string | null {
  const hex = attribute(element, 'data-cfemail');
  return hex === undefined ? null : decoded(hex);
}

export const readEmail: Reader = (element, writer, { marks, budget }) => {
  const email = cloakedEmail(element) ?? '';
  const href = `mailto:${email}`;
  const isLinked = marks.some(({ type }) => type === 'link') || !budget.takeUrl('link', href);
  writer.text(email, isLinked ? marks : [...marks, { type: 'link', href }]);
};

export function uncloaked(href: string | undefined): string | undefined {
  const [whole, hex] = CLOAKED.exec(href ?? '') ?? [];
  if (whole === undefined) return href;
  const email = hex ? decoded(hex) : null;
  return email === null ? '' : `mailto:${email}`;
}
