import { wellFormed } from '@/lib/format/characters';
import { escapeMarkup } from '@/lib/format/xml';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { isObject } from '@/lib/isObject';
import { parseStoryIds } from '@/lib/stories/browser/storyIds';
import { storyPath } from '@/lib/story/story';
import { answerKey } from './answerKey';
import { forgetStory, localesOfMissing } from './forgetStory';
import { fromSite, isFromSite } from './fromSite';
import { headersOfKept, keptOf } from './keptHeaders';
import { find, keep, keysOf } from './store';

const asked = ({ searchParams }: URL) => {
  const lang = searchParams.get('lang') ?? '';
  return {
    ids: parseStoryIds(searchParams.get('ids') ?? ''),
    lang: isLocale(lang) ? lang : DEFAULT_LOCALE,
  };
};

const isEntry = (entry: unknown): entry is { id: string } =>
  isObject(entry) && typeof entry.id === 'string';

function keptEntry(entry: { id: string }): Response {
  const title = 'title' in entry && typeof entry.title === 'string' ? entry.title : '';
  const noted = { at: Date.now(), title: escapeMarkup(wellFormed(title)), scripts: [] };
  return Response.json(entry, { headers: headersOfKept(new Headers(), noted) });
}

const awaited = new Set<string>();

/** Stores each story separately; missing ones are deleted. */
export async function keepAnswers(url: URL, response: Response): Promise<void> {
  const { lang } = asked(url);
  let entries: unknown;
  try {
    entries = response.ok && isFromSite(response) ? await response.json() : [];
  } catch {
    return;
  }
  if (!Array.isArray(entries)) return;
  for (const entry of entries.filter(isEntry)) {
    const key = answerKey(entry.id, lang);
    if ('missing' in entry)
      await forgetStory(entry.id, localesOfMissing(entry.missing === 'gone', lang));
    else {
      await keep('seen', key, keptEntry(entry));
      if (awaited.delete(key) || (await find('answers', key)))
        await keep('answers', key, keptEntry(entry));
    }
  }
}

async function findAnswer(id: string, lang: string): Promise<Response | undefined> {
  const key = answerKey(id, lang);
  return (await find('answers', key)) ?? find('seen', key);
}

export const hasAnswer = async (id: string, lang: string): Promise<boolean> =>
  (await findAnswer(id, lang)) !== undefined;

/** Marks the story as read; it survives until fifty others are. */
export async function keepRead(id: string, lang: string): Promise<void> {
  const key = answerKey(id, lang);
  const answer = await findAnswer(id, lang);
  if (answer) await keep('answers', key, answer);
  else awaited.add(key);
}

export async function readStories(locale: Locale) {
  const stories = await Promise.all(
    (await keysOf('answers')).map(async (key) => {
      const { ids, lang } = asked(new URL(key));
      const answer = lang === locale ? await find('answers', key) : undefined;
      return answer
        ? ids.map((id) => ({ ...keptOf(answer), id, path: localPath(storyPath(id), locale) }))
        : [];
    }),
  );
  return stories.flat();
}

export async function fetchAnswer(id: string, lang: string): Promise<void> {
  const key = answerKey(id, lang);
  await keepAnswers(new URL(key), await fromSite(key));
}

async function entryIn(answer: Response | undefined): Promise<unknown> {
  try {
    return await answer?.json();
  } catch {
    return undefined;
  }
}

/**
 * Undefined if no story is cached, or with `whole` unless all are.
 */
export async function keptAnswer(url: URL, { whole = false } = {}): Promise<Response | undefined> {
  const { ids, lang } = asked(url);
  const entries = await Promise.all(ids.map(async (id) => entryIn(await findAnswer(id, lang))));
  const found = entries.filter((entry) => entry !== undefined);
  return found.length === 0 || (whole && found.length < ids.length)
    ? undefined
    : Response.json(found);
}
