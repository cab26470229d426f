import { isObject } from '@/lib/isObject';

const STATUS = [
  'status',
  'post_status',
  'publish_status',
  'publishStatus',
  'publication_status',
  'publicationStatus',
];
const PUBLISHED = ['isPublished', 'is_published', 'published'];
const WITHDRAWN = ['isDraft', 'is_draft', 'draft', 'isDeleted', 'is_deleted', 'deleted'];

/** As WordPress, Strapi, Drupal and hand-written systems name what waits or was taken back. */
const HELD =
  /^(?:(?:auto[-_ ])?draft|pending(?:[-_ ]review)?|(?:in|under)[-_ ]review|unpublished|private|trash(?:ed)?|deleted|rejected)$/i;

/** Databases keep them as 0 and 1. */
const isOff = (value: unknown) => value === false || value === 0 || value === '0';
const isOn = (value: unknown) => value === true || value === 1 || value === '1';

/** Whether a record says that it is no news for readers, which lists have where a query forgot to ask. */
export function isUnpublished(given: unknown): boolean {
  if (!isObject(given)) return false;
  const isHeld = (value: unknown) => typeof value === 'string' && HELD.test(value.trim());
  return (
    STATUS.some((name) => isHeld(given[name])) ||
    PUBLISHED.some((name) => isOff(given[name])) ||
    WITHDRAWN.some((name) => isOn(given[name]))
  );
}
