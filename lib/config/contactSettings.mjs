// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { CONTACTS } from '#site/brand.mjs';
import { email, httpUrl, phone, whatsappNumber } from './textShapes.mjs';

/**
 * @returns {{ NEWS_EMAIL: z.ZodType<string> } & Record<Exclude<keyof typeof CONTACTS, 'NEWS_EMAIL'>, z.ZodType<string | undefined>>}
 */
export function contactSettings() {
  const kinds = {
    WHATSAPP_NUMBER: whatsappNumber,
    NUMBER: phone,
    EMAIL: email,
    URL: httpUrl.transform(String),
  };
  const settings = Object.entries(CONTACTS).map(([name, value]) => {
    const kind = Object.entries(kinds).find(([end]) => name.endsWith(end));
    if (!kind) throw new Error(`contacts.${name} must end with ${Object.keys(kinds).join(', ')}`);
    return [name, value === null ? kind[1].optional() : kind[1].default(value)];
  });
  return Object.fromEntries(settings);
}
