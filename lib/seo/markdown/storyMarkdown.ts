import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isoLength } from '@/lib/format/duration';
import { onNewsroomClock, yearsOld } from '@/lib/format/newsroomTime';
import { unicodeEscape } from '@/lib/format/unicodeEscape.mjs';
import { oneLine } from '@/lib/format/xml';
import { channelName } from '@/lib/i18n/channelName';
import type { Locale } from '@/lib/i18n/locales';
import { widePicture } from '@/lib/images/cards/cropUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import { premiumNote } from '@/lib/seo/premiumNote';
import { livePage } from '@/lib/stories/livePage';
import { sectionName, stateName } from '@/lib/stories/sectionName';
import { updatePath } from '@/lib/stories/updateAddress';
import { authorsOf } from '@/lib/story/authors';
import { changedAt } from '@/lib/story/changedAt';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { standfirst } from '@/lib/story/standfirst';
import { type Story, storyPath, writtenIn } from '@/lib/story/story';
import { videoPage } from '@/lib/story/videoPage';
import { writtenText } from '@/lib/story/writtenText';
import { type TruncationWords, blockMarkdown, pictureMarkdown } from './bodyMarkdown';
import { escapeMarkdown, markdownLink } from './escapeMarkdown';

/** YAML requires escapes that JSON omits (YAML 1.2.2, `c-printable`). */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** Writes JSON strings, which are also YAML 1.2; omits null values. */
export function frontMatter(values: Record<string, string | null>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value).replace(UNPRINTABLE, unicodeEscape)}`] : [],
  );
  return ['---', ...lines, '---'].join('\n');
}

type ReaderWords = Awaited<ReturnType<typeof getTranslations<'Reader'>>>;

function players(story: Story, reader: ReaderWords): string[] {
  const { audioUrl } = story;
  const video = videoPage(story);
  return [
    ...(audioUrl ? [markdownLink(reader('recording'), audioUrl)] : []),
    ...(video ? [markdownLink(reader('videoCaption'), video)] : []),
  ];
}

export async function storyMarkdown(story: Story, locale: Locale, now: number): Promise<string> {
  const [reader, section, state] = await Promise.all([
    getTranslations({ locale, namespace: 'Reader' }),
    sectionName(story, locale),
    stateName(story, locale),
  ]);
  const picture = widePicture(story);
  const url = absoluteUrl(storyPath(story.id), locale);
  const words = { truncated: reader('truncated'), wholeText: reader('wholeText') };
  const text = writtenText(story, { t: reader, locale }).map((block) =>
    blockMarkdown(block, words),
  );
  const hasText = story.coverage !== undefined || Boolean(story.body?.length);
  const updates = story.coverage
    ? await updatesMarkdown(story.id, story.coverage, locale, words)
    : [];
  const note = (await premiumNote(story, locale)).map((block) => blockMarkdown(block, words));
  const years = story.publishedAt === null ? 0 : yearsOld(story.publishedAt, now);

  return [
    frontMatter({
      title: oneLine(story.title),
      url,
      language: writtenIn(story),
      published: story.publishedAt,
      modified: changedAt(story),
      section: section && oneLine(section),
      author: oneLine(
        authorsOf(story)
          .map(({ name, role }) => (role ? `${name} (${role})` : name))
          .join(', '),
      ),
      agency: oneLine(story.agency ?? ''),
      rating: story.rating ? `${story.rating.value}/${story.rating.best}` : null,
      duration: story.seconds ? isoLength(story.seconds) : null,
      place: oneLine([story.place, state].filter(Boolean).join(', ')),
      tags: oneLine((story.tags ?? []).map(({ name }) => name).join(', ')),
      image: picture,
    }),
    years > 0 ? `> ${reader('yearsOld', { years })}` : '',
    `# ${escapeMarkdown(story.title)}`,
    escapeMarkdown(standfirst(story)),
    picture
      ? pictureMarkdown(picture, {
          alt: story.pictureAlt ?? story.title,
          caption: story.pictureCaption,
          credit: story.pictureCredit,
        })
      : '',
    ...text,
    hasText ? '' : escapeMarkdown(reader('bodyMissing')),
    ...players(story, reader),
    ...updates,
    ...note,
    markdownLink(reader('source', { channel: channelName(locale) }), url),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

async function updatesMarkdown(
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
