import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import { sectionName, stateName } from '@/lib/news/sectionName';
import { standfirst } from '@/lib/story/standfirst';
import { type Story, storyPath } from '@/lib/story/story';
import { widePicture } from '@/lib/seo/crops/cropUrl';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { channelName } from '@/lib/i18n/channelName';
import { paragraphs } from '@/lib/text/paragraphs';
import { oneLine } from '@/lib/text/xml';
import { yearsOld } from '@/lib/time/yearsOld';
import { escapeMarkdown, markdownLink } from './escapeMarkdown';
import { frontMatter } from './frontMatter';

/**
 * A story as Markdown, in the order of its page; `locale` is the language of the words around it,
 * `now` the server's clock.
 */
export async function storyMarkdown(story: Story, locale: Locale, now: number): Promise<string> {
  const [reader, section, state] = await Promise.all([
    getTranslations({ locale, namespace: 'Reader' }),
    sectionName(story, locale),
    stateName(story, locale),
  ]);
  const picture = widePicture(story);
  const url = absoluteUrl(storyPath(story.id), locale);
  const [first = reader('bodyMissing'), ...rest] = paragraphs(story.body ?? '');
  const years = story.publishedAt === null ? 0 : yearsOld(story.publishedAt, now);
  const points = story.highlights.map((point) => `- ${escapeMarkdown(point)}`).join('\n');

  return [
    frontMatter({
      title: oneLine(story.title),
      url,
      language: story.isMarathi ? 'mr' : story.lang,
      published: story.publishedAt,
      modified: story.modifiedAt ?? null,
      section: section && oneLine(section),
      place: oneLine([story.place, state].filter(Boolean).join(', ')),
      image: picture,
    }),
    years > 0 ? `> ${reader('yearsOld', { years })}` : '',
    `# ${escapeMarkdown(story.title)}`,
    escapeMarkdown(standfirst(story)),
    picture ? `!${markdownLink(story.title, picture)}` : '',
    escapeMarkdown(first),
    ...(points ? [`## ${reader('keyPoints')}`, points] : []),
    ...rest.map(escapeMarkdown),
    markdownLink(reader('source', { channel: channelName(locale) }), url),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
