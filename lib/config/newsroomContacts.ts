import 'server-only';
import { channel } from './channel';
import type { NewsroomContacts } from './newsroom';

export function newsroomContacts(): NewsroomContacts {
  const { phone, email } = channel();
  return { phone, emails: [...new Set([email.news, email.corrections, email.advertising])] };
}
