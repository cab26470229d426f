import { isObject } from '@/lib/isObject';
import { timestamp } from '@/lib/provider/source/timestamp';

const UNPUBLISHED =
  /^(?:(?:auto[-_ ])?draft|pending(?:[-_ ]review)?|(?:in|under)[-_ ]review|unpublished|private|scheduled|future|embargo(?:ed)?|archived|expired|inactive|hidden|trash(?:ed)?|deleted|rejected)$/i;

const isFalsy = (value: unknown) => value === false || /^(?:0|false|no?|off)$/i.test(wordOf(value));
export const isTruthy = (value: unknown): boolean =>
  value === true || /^(?:1|true|y(?:es)?|on)$/i.test(wordOf(value));

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Sanity sends a draft beside its published entry. */
const isDraftId = (id: unknown) => typeof id === 'string' && id.startsWith('drafts.');

const isFuture = (moment: unknown) =>
  (typeof moment === 'string' || typeof moment === 'number') &&
  (timestamp(moment) ?? '') > new Date().toISOString();

/** A CMS query may not filter drafts. */
export function isUnpublished(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { _id, status, state, isPublished, published, isDraft, isDeleted, deletedAt, embargo } =
    given;
  const isUnpublishedStatus = [status, state].some(
    (one) => typeof one === 'string' && UNPUBLISHED.test(one.trim()),
  );
  return (
    isUnpublishedStatus ||
    isFalsy(status) ||
    isFalsy(isPublished) ||
    isFalsy(published) ||
    isTruthy(isDraft) ||
    isTruthy(isDeleted) ||
    Boolean(deletedAt) ||
    isDraftId(_id) ||
    isFuture(embargo)
  );
}
