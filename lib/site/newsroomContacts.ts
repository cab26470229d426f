import 'server-only';
import { channel } from './channel';

/**
 * How a reader of a story reaches the newsroom: one phone number and its departments' URLs.
 */
export function newsroomContacts() {
  const { phone, email } = channel();
  return { phone, emails: [email.news, email.corrections, email.advertising] };
}
