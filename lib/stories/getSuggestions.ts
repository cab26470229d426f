import 'server-only';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import type { Completeness } from '@/lib/result';
import { searchStories } from '@/lib/search/searchStories';
import { splitMatches } from '@/lib/search/splitMatches';
import type { Suggestion } from '@/lib/search/suggestion';
import { type Term, terms as termsOf } from '@/lib/search/terms';
import { type Story, storyPath, writtenIn } from '@/lib/story/story';
import { getSearched, inWordsOf } from './getSearched';
import { NO_LIMIT } from './listLengths';
import { preferLocale } from './order';
import { suggestedPages } from './suggestedPages';
import { isOwn } from './translations';

const PAGES = 3;
const ALL = 7;

/** A state matches by its name and its cities, but appears once. */
const isFirstOfPath = ({ path }: { path: string }, at: number, all: readonly { path: string }[]) =>
  all.findIndex((other) => other.path === path) === at;

type Suggestions = { suggestions: Suggestion[]; coverage: Completeness };

export async function getSuggestions(typed: string, locale: Locale): Promise<Suggestions> {
  const terms = termsOf(typed);
  if (terms.length === 0) return { suggestions: [], coverage: 'complete' };
  const [{ stories, believableUntil, coverage }, pages] = await Promise.all([
    getSearched(),
    suggestedPages(),
  ]);
  const foundPages = searchStories(pages, terms, { isTyping: true })
    .filter(isFirstOfPath)
    .slice(0, PAGES)
    .map(({ kind, path, names }): Suggestion => {
      const runs = splitMatches(names.get(locale) ?? '', terms);
      return { kind, href: localPath(path, locale), lang: null, runs };
    });
  const found = inOrder(
    searchStories(stories, terms, { isTyping: true, believableUntil }),
    locale,
  ).slice(0, ALL - foundPages.length);
  const shown = await inWordsOf(locale, found);
  return {
    suggestions: [...foundPages, ...shown.map((story) => storySuggestion(story, locale, terms))],
    coverage,
  };
}

const inOrder = (found: readonly Story[], locale: Locale): Story[] => {
  const news = found.filter(({ sample }) => !sample);
  return [...preferLocale(news, locale, NO_LIMIT), ...found.filter(({ sample }) => sample)];
};

const storySuggestion = (story: Story, locale: Locale, terms: readonly Term[]): Suggestion => ({
  kind: 'story',
  href: localPath(storyPath(story.id), locale),
  lang: isOwn(story, locale) ? null : writtenIn(story),
  runs: splitMatches(story.title, terms),
});
