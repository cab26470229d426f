import { wellFormed } from '@/lib/format/characters';
import { escapeMarkup } from '@/lib/format/xml';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { parseStoryIds } from '@/lib/stories/browser/storyIds';
import { storyPath } from '@/lib/stories/model/story';
import { answerKey } from './answerKey';
import { forgetStory, localesOfMissing } from './forgetStory';
import { fromSite, isOurs } from './fromSite';
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
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';

/** A story as it is kept: with its title, since the offline page lists those that were read. */
function keptEntry(entry: { id: string }): Response {
  const title = 'title' in entry && typeof entry.title === 'string' ? entry.title : '';
  const noted = { at: Date.now(), title: escapeMarkup(wellFormed(title)), scripts: [] };
  return Response.json(entry, { headers: headersOfKept(new Headers(), noted) });
}

/** Stories that were opened and whose answer is still on its way. */
const awaited = new Set<string>();

/** Keeps each story of an answer of the site by itself. One that is not there, or no longer, is forgotten. */
export async function keepAnswers(url: URL, response: Response): Promise<void> {
  const { lang } = asked(url);
  let entries: unknown;
  try {
    entries = response.ok && isOurs(response) ? await response.json() : [];
  } catch {
    return; // the connection broke off
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

/** Whether a story can be shown over a page. */
export const hasAnswer = async (id: string, lang: string): Promise<boolean> =>
  (await findAnswer(id, lang)) !== undefined;

/** Counts a story as read: it stays until fifty others were. */
export async function keepRead(id: string, lang: string): Promise<void> {
  const key = answerKey(id, lang);
  const answer = await findAnswer(id, lang);
  if (answer) await keep('answers', key, answer);
  else awaited.add(key);
}

/** The stories in a language that were read over another page, the newest first. */
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

/** Asks for a story that a page had before there was a worker. Fails without a connection. */
export async function fetchAnswer(id: string, lang: string): Promise<void> {
  const key = answerKey(id, lang);
  await keepAnswers(new URL(key), await fromSite(key));
}

async function entryIn(answer: Response | undefined): Promise<unknown> {
  try {
    return await answer?.json();
  } catch {
    return undefined; // the device cannot read it
  }
}

/**
 * What `/api/stories` would answer, of the stories that are kept; undefined when none is.
 *
 * @param whole whether it is of use only with every story that is asked for
 */
export async function keptAnswer(url: URL, { whole = false } = {}): Promise<Response | undefined> {
  const { ids, lang } = asked(url);
  const entries = await Promise.all(ids.map(async (id) => entryIn(await findAnswer(id, lang))));
  const found = entries.filter((entry) => entry !== undefined);
  return found.length === 0 || (whole && found.length < ids.length)
    ? undefined
    : Response.json(found);
}
