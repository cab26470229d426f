import 'server-only';
import type { ClaimReviewLeaf } from 'schema-dts';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { type Story, storyPath } from '@/lib/story/story';
import { publisher } from './organization';

type Checked = Pick<Story, 'id' | 'publishedAt' | 'factCheck'>;

/**
 * Google requires the claim, the verdict and the page ("Fact check structured data"); null for a story
 * that checks nothing.
 */
export function claimReview(
  { id, publishedAt, factCheck }: Checked,
  channel: string,
  locale: Locale,
): ClaimReviewLeaf | null {
  if (!factCheck) return null;
  const { claim, claimant, verdict, url } = factCheck;
  const page = absoluteUrl(storyPath(id), locale);
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
