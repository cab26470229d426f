import 'server-only';
import type { BlogPostingLeaf, LiveBlogPostingLeaf, NewsArticleLeaf } from 'schema-dts';
import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import { updateAnchor, updateName } from '@/lib/stories/updateAddress';
import { bodyText } from '@/lib/story/bodyText';
import type { LiveUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';
import { HEADLINE_LENGTH } from './newsArticle';
import { organizationId } from './organization';

/**
 * Describes an article as a live blog. Updates name the publisher by `@id`, to avoid repetition,
 * and only their own picture.
 *
 * @param updates those on this page
 * @param page the story's own URL
 */
export function liveBlogPosting(
  article: NewsArticleLeaf,
  { title, coverage }: Pick<Story, 'title' | 'coverage'>,
  updates: readonly LiveUpdate[],
  page: string,
): LiveBlogPostingLeaf {
  const startedAt = coverage?.startedAt ?? updates.at(-1)?.at;
  const endedAt = coverage?.endedAt;

  const posting = (update: LiveUpdate): BlogPostingLeaf => {
    const { at, changedAt = at, body, author } = update;
    const name = updateName(update) || title;
    // Google requires the page's own URL with an anchor, without a query.
    const url = `${page}#${updateAnchor(update.id)}`;
    return {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      headline: truncateAtGrapheme(name, HEADLINE_LENGTH),
      datePublished: onNewsroomClock(at),
      dateModified: onNewsroomClock(changedAt),
      // Google asks for a body, but an update may be only a headline.
      articleBody: bodyText(body ?? []) || name,
      author: author ? { '@type': 'Person', name: author } : { '@id': organizationId() },
      publisher: { '@id': organizationId() },
      ...(update.picture && { image: bodyPictureUrl(update.picture) }),
    };
  };
  return {
    ...article,
    '@type': 'LiveBlogPosting',
    ...(startedAt && { coverageStartTime: onNewsroomClock(startedAt) }),
    ...(endedAt && { coverageEndTime: onNewsroomClock(endedAt) }),
    liveBlogUpdate: updates.map(posting),
  };
}
