import { type End, parseFeedBody } from '@/lib/provider/source/readList';

/** The list's key in an object reply; only story look-up uses it. */
const LIST_MEMBER = 'articles';

export const parseApiBody = (body: Buffer, keep: End) => parseFeedBody(body, LIST_MEMBER, keep);
