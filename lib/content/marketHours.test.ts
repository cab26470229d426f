import { EXCHANGES, tradingHours } from './marketHours';

/** November 2026: the 20th is a Friday; in the United States winter time began on the 1st. */
it.each([
  ['2026-11-20T08:59:59+05:30', 'nse closed, bse closed, mcx closed'],
  ['2026-11-20T09:00:00+05:30', 'nse closed, bse closed, mcx open'],
  ['2026-11-20T09:14:59+05:30', 'nse closed, bse closed, mcx open'],
  ['2026-11-20T09:15:00+05:30', 'nse open, bse open, mcx open'],
  ['2026-11-20T15:29:59+05:30', 'nse open, bse open, mcx open'],
  ['2026-11-20T15:30:00+05:30', 'nse closed, bse closed, mcx open'],
  ['2026-11-20T23:54:59+05:30', 'nse closed, bse closed, mcx open'],
  ['2026-11-20T23:55:00+05:30', 'nse closed, bse closed, mcx closed'],
  // Midnight in India, and still Friday in London.
  ['2026-11-21T00:10:00+05:30', 'nse closed, bse closed, mcx closed'],
  ['2026-11-21T12:00:00+05:30', 'nse closed, bse closed, mcx closed'],
  ['2026-11-22T12:00:00+05:30', 'nse closed, bse closed, mcx closed'],
  // Still Sunday in London.
  ['2026-11-23T00:10:00+05:30', 'nse closed, bse closed, mcx closed'],
  ['2026-11-23T12:00:00+05:30', 'nse open, bse open, mcx open'],
  // Summer time in the United States.
  ['2026-07-03T23:29:59+05:30', 'nse closed, bse closed, mcx open'],
  ['2026-07-03T23:30:00+05:30', 'nse closed, bse closed, mcx closed'],
])('at %s: %s', (now, expected) => {
  const statuses = EXCHANGES.map((exchange) => {
    const { isOpen } = tradingHours(exchange, Date.parse(now));
    return `${exchange.id} ${isOpen ? 'open' : 'closed'}`;
  });
  expect(statuses.join(', ')).toBe(expected);
});

it.each([
  ['2026-11-20T12:00:00+05:30', '23:55'],
  ['2026-07-03T12:00:00+05:30', '23:30'],
])('MCX on %s closes at %s', (now, closes) => {
  const mcx = EXCHANGES.filter(({ id }) => id === 'mcx');
  expect(mcx.map((exchange) => tradingHours(exchange, Date.parse(now)).closes)).toEqual([closes]);
});
