import { isObject } from '@/lib/isObject';

/** As WordPress, Strapi, Drupal and hand-written systems name what waits or was taken back. */
const HELD =
  /^(?:(?:auto[-_ ])?draft|pending(?:[-_ ]review)?|(?:in|under)[-_ ]review|unpublished|private|trash(?:ed)?|deleted|rejected)$/i;

/** Databases keep them as 0 and 1. */
const isOff = (value: unknown) => value === false || value === 0 || value === '0';
const isOn = (value: unknown) => value === true || value === 1 || value === '1';

/** Whether an entry, under our names, says that it is no news for readers: a query forgot to ask. */
export function isUnpublished(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { status, isPublished, published, isDraft, isDeleted } = given;
  const isHeld = typeof status === 'string' && HELD.test(status.trim());
  return isHeld || isOff(isPublished) || isOff(published) || isOn(isDraft) || isOn(isDeleted);
}
