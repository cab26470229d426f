import { isObject } from '@/lib/isObject';
import { find, keep } from './store';

const VISIT_GAP_MS = 30 * 60_000;

type Visits = { count: number; at: number };

const isVisits = (value: unknown): value is Visits =>
  isObject(value) && typeof value.count === 'number' && typeof value.at === 'number';

const key = () => new URL('/visits', location.origin).href;

async function visitsSoFar(): Promise<Visits> {
  try {
    const noted: unknown = await (await find('notes', key()))?.json();
    if (isVisits(noted)) return noted;
  } catch {}
  return { count: 0, at: -Infinity };
}

export async function countVisit(): Promise<number> {
  const { count, at } = await visitsSoFar();
  const now = Date.now();
  const visit = now - at > VISIT_GAP_MS ? count + 1 : count;
  await keep('notes', key(), Response.json({ count: visit, at: now }));
  return visit;
}
