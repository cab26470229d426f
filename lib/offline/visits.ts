import { find, keep } from './store';

/** A page that is opened so long after the one before is of another visit, as web analytics count them. */
const VISIT_GAP_MS = 30 * 60_000;

type Visits = { count: number; at: number };

const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  typeof value.count === 'number' &&
  'at' in value &&
  typeof value.at === 'number';

const key = () => new URL('/visits', location.origin).href;

async function visitsSoFar(): Promise<Visits> {
  try {
    const noted: unknown = await (await find('notes', key()))?.json();
    if (isVisits(noted)) return noted;
  } catch {
    // The device cannot read it: this visit is the first.
  }
  return { count: 0, at: -Infinity };
}

/** Notes that a page was opened. Gives which visit of the reader it belongs to, from 1. */
export async function countVisit(): Promise<number> {
  const { count, at } = await visitsSoFar();
  const now = Date.now();
  const visit = now - at > VISIT_GAP_MS ? count + 1 : count;
  await keep('notes', key(), Response.json({ count: visit, at: now }));
  return visit;
}
