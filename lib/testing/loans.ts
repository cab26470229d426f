import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locales';
import { fieldsIn, prepaymentIn } from '@/tools/emi/loanQuery';
import { monthNames } from '@/tools/emi/monthNames';

/** Loans that somebody might ask for, and some that nobody would: no interest, and next to none. */
export const loans = fc.record({
  principal: fc.integer({ min: 1, max: 1e10 }),
  annualRatePercent: fc.oneof(
    fc.constant(0),
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.double({ min: 0, max: 1e-9, noNaN: true }),
  ),
  months: fc.integer({ min: 1, max: 600 }),
});

/** What the EMI page hands its island on 20 November 2026, at a URL that says nothing. */
export const emiProps = (locale: Locale) => ({
  fields: fieldsIn({}),
  prepayment: prepaymentIn({}),
  showResult: false,
  start: { year: 2026, month: 12 },
  startYears: [2025, 2026, 2027],
  monthNames: monthNames(locale),
  scheduleHead: null,
  prepaymentHead: null,
});
