import 'server-only';
import { channel } from './channel';
import type { NewsroomContacts } from './newsroom';

/**
 * How a reader of a story reaches the newsroom: one phone number and its departments' e-mail
 * addresses.
 */
export function newsroomContacts(): NewsroomContacts {
  const { phone, email } = channel();
  return { phone, emails: [...new Set([email.news, email.corrections, email.advertising])] };
}
