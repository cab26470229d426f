import 'server-only';
import type { ClaimReviewLeaf } from 'schema-dts';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import type { Story } from '@/lib/story/story';
import { publisher } from './organization';

type Checked = Pick<Story, 'publishedAt' | 'factCheck'>;

/**
 * Google requires claim, verdict and page ("Fact check structured data"). Null for a story without
 * a fact check.
 *
 * @param page the story's own URL
 */
export function claimReview(
  { publishedAt, factCheck }: Checked,
  channel: string,
  page: string,
): ClaimReviewLeaf | null {
  if (!factCheck) return null;
  const { claim, claimant, verdict, url } = factCheck;
  return {
    '@type': 'ClaimReview',
    '@id': `${page}#claim`,
    url: page,
    claimReviewed: claim,
    reviewRating: { '@type': 'Rating', alternateName: verdict },
    ...(publishedAt && { datePublished: onNewsroomClock(publishedAt) }),
    author: publisher(channel),
    ...((claimant || url) && {
      itemReviewed: {
        '@type': 'Claim',
        ...(claimant && { author: { '@type': 'Organization', name: claimant } }),
        ...(url && { appearance: { '@type': 'CreativeWork', url } }),
      },
    }),
  };
}
