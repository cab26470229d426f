import type { Locale } from '@/lib/i18n/routing';
import { type SampleArticle, scenePath } from '@/lib/content/sample';
import type { StoryCard } from './story';

/** The id of a sample article among the stories. */
export const sampleId = ({ id }: Pick<SampleArticle, 'id'>) => `sample-${id}`;

/** A sample article as the card of a story, in the words of a language. */
export const sampleCard = (article: SampleArticle, locale: Locale): StoryCard => ({
  id: sampleId(article),
  lang: locale,
  title: article.title[locale],
  summary: article.description[locale],
  picture: scenePath(article.picture),
  category: article.category,
  state: null,
  place: (article.city ?? article.venue)?.[locale] ?? null,
  publishedAt: new Date(article.publishedAt).toISOString(),
  views: article.views,
  videoUrl: null,
  youtubeId: null,
});
