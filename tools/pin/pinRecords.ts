import type { PinRecord } from './pinAnswer';
import RECORDS from './pinRecords.json';

/**
 * India Post's toll-free helpline (indiapost.gov.in, Contact us), because offices' numbers change
 * and an invented one may be real.
 */
const HELPLINE = '1800 266 6868';

/**
 * Five general post offices from India Post's directory (data.gov.in), coordinates to about 100 m.
 * Abbreviations have no dots, because people search without them.
 */
export const PIN_RECORDS: readonly PinRecord[] = RECORDS.map(({ mailbox, ...record }) => ({
  ...record,
  phone: HELPLINE,
  // RFC 2606 reserves `.example`, so the address is never real.
  email: `${mailbox}@post.example`,
}));
