import 'server-only';
import { getTranslations } from 'next-intl/server';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import { livePage } from '@/lib/stories/live/livePage';
import { updatePath } from '@/lib/stories/live/updateAddress';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { blockMarkdown, pictureMarkdown, type TruncationWords } from './bodyMarkdown';
import { escapeMarkdown, markdownLink } from './escapeMarkdown';

export async function updatesMarkdown(
  story: string,
  coverage: Coverage,
  locale: Locale,
  words: TruncationWords,
): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'Coverage' });
  const { updates } = livePage(coverage, {});
  const written = ({
    id,
    at,
    changedAt,
    headline,
    body,
    author,
    picture,
    videoUrl,
  }: LiveUpdate) => [
    ...(headline ? [`### ${escapeMarkdown(headline)}`] : []),
    [
      markdownLink(onNewsroomClock(at), absoluteUrl(updatePath(story, id), locale)),
      ...(changedAt ? [escapeMarkdown(t('changed', { time: onNewsroomClock(changedAt) }))] : []),
      ...(author ? [escapeMarkdown(author)] : []),
    ].join(' · '),
    ...(picture ? [pictureMarkdown(bodyPictureUrl(picture), { alt: headline })] : []),
    ...(body ?? []).map((block) => blockMarkdown(block, words)),
    ...(videoUrl ? [markdownLink(videoUrl, videoUrl)] : []),
  ];
  return [
    `## ${escapeMarkdown(t('updates', { count: coverage.updates.length }))}`,
    ...updates.flatMap(written),
  ];
}
