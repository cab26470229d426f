import type { WorkerMessage } from '@/lib/browser/workerMessages';
import { isGone } from './fromSite';
import { isWhole } from './readDocument';
import { copiesOf } from './store';

const HELD_MS = 60_000;

let held: { href: string; at: number; page: Response } | undefined;

/**
 * Holds the late page, because the network would be just as slow again.
 *
 * @param tell tells the page that shows the copy
 */
export async function offerLate(
  { href }: URL,
  response: Response,
  tell: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  if (response.status !== 200 && !isGone(response)) return;
  const copy = await copiesOf(response);
  if (!copy || !isWhole(await copy().text())) return;
  held = { href, at: Date.now(), page: copy() };
  await tell({ type: 'late', isGone: isGone(response) });
}

export function takeLate({ href }: URL): Response | undefined {
  if (held?.href !== href) return undefined;
  const { at, page } = held;
  held = undefined;
  return Date.now() - at < HELD_MS ? page : undefined;
}
