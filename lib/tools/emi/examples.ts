import type { LoanFields } from './loan';

/** Loans to try the form out with. Usual sizes; no bank's offer. */
export const EXAMPLES = [
  { key: 'home', fields: { amount: '30,00,000', rate: '8.5', term: '240' } },
  { key: 'car', fields: { amount: '8,00,000', rate: '9.5', term: '60' } },
  { key: 'personal', fields: { amount: '3,00,000', rate: '14', term: '36' } },
] as const satisfies readonly { key: string; fields: LoanFields }[];
