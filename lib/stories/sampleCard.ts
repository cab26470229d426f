import { type SampleArticle, scenePath } from '@/lib/content/sample';
import { startOfDay } from '@/lib/format/dates';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { languageIn, localized } from '@/lib/i18n/localized';
import type { StoryCard } from '@/lib/story/story';

export const sampleId = ({ id }: Pick<SampleArticle, 'id'>) => `sample-${id}`;

export function sampleCard(article: SampleArticle, locale: Locale): StoryCard {
  const lang = languageIn(article.title, locale);
  const place = article.city ?? article.venue;
  return {
    id: sampleId(article),
    lang: isLocale(lang) ? lang : locale,
    title: localized(article.title, locale),
    summary: localized(article.description, locale),
    picture: scenePath(article.picture),
    category: article.category,
    state: null,
    place: place ? localized(place, locale) : null,
    publishedAt: new Date(startOfDay(article.publishedAt)).toISOString(),
    views: article.views,
    videoUrl: null,
    youtubeId: null,
  };
}
