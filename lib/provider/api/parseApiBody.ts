import { type End, parseFeedBody } from '@/lib/provider/source/readList';

const LIST_MEMBER = 'articles';

export const parseApiBody = (body: Buffer, keep: End) => parseFeedBody(body, LIST_MEMBER, keep);
