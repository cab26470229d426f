import 'server-only';
import { channel, type Phone } from './channel';

export type NewsroomContacts = { phone: Phone | null; emails: string[] };

export function newsroomContacts(): NewsroomContacts {
  const { phone, email } = channel();
  return { phone, emails: [...new Set([email.news, email.corrections, email.advertising])] };
}
