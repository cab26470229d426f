import { type End, parseFeedBody } from '@/lib/provider/source/readList';

/**
 * The member that holds the list of an answer that is an object; only the look-up of a story reads
 * it.
 */
const LIST_MEMBER = 'articles';

/** The entries of an answer of the provider's API; null when it is not JSON. */
export const parseApiBody = (body: Buffer, keep: End) => parseFeedBody(body, LIST_MEMBER, keep);
