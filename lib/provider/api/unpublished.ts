import { isObject } from '@/lib/isObject';
import { timestamp } from '@/lib/provider/source/timestamp';

/** States in which WordPress, Strapi, Drupal and hand-written systems hold or withdraw an entry. */
const HELD =
  /^(?:(?:auto[-_ ])?draft|pending(?:[-_ ]review)?|(?:in|under)[-_ ]review|unpublished|private|scheduled|future|embargo(?:ed)?|archived|expired|inactive|hidden|trash(?:ed)?|deleted|rejected)$/i;

/** Databases write booleans as 0 and 1, or as words. */
const isOff = (value: unknown) => value === false || /^(?:0|false|no?|off)$/i.test(wordOf(value));
export const isOn = (value: unknown): boolean =>
  value === true || /^(?:1|true|y(?:es)?|on)$/i.test(wordOf(value));

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Sanity sends a draft beside its published entry. */
const isDraftId = (id: unknown) => typeof id === 'string' && id.startsWith('drafts.');

const isAhead = (moment: unknown) =>
  (typeof moment === 'string' || typeof moment === 'number') &&
  (timestamp(moment) ?? '') > new Date().toISOString();

/**
 * Whether an entry (under our field names) is marked as not public: a CMS query may not filter
 * drafts.
 */
export function isUnpublished(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { _id, status, state, isPublished, published, isDraft, isDeleted, deletedAt, embargo } =
    given;
  const isHeld = [status, state].some((one) => typeof one === 'string' && HELD.test(one.trim()));
  return (
    isHeld ||
    isOff(status) ||
    isOff(isPublished) ||
    isOff(published) ||
    isOn(isDraft) ||
    isOn(isDeleted) ||
    Boolean(deletedAt) ||
    isDraftId(_id) ||
    isAhead(embargo)
  );
}
