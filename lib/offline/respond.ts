import { storyPath } from '@/lib/stories/model/story';
import { hasAnswer, keepAnswers, keptAnswer } from './answers';
import { passOn } from './fromSite';
import { agedPage } from './note';
import { offlinePage } from './offlinePage';
import { pagesBeneath, placeOf } from './place';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';

/** How long the network may take where something is kept. */
export const PATIENCE_MS = 3000;

/** The page that a story is shown over which was read over another page. */
async function pageBeneath(url: URL): Promise<Response | undefined> {
  const place = placeOf(url);
  if (place?.id == null || !(await hasAnswer(place.id, place.locale))) return undefined;
  // A lite page has no reader.
  if (place.isLite) {
    const full = localPath(storyPath(place.id), place.locale);
    return Response.redirect(new URL(full, url.origin), 307);
  }
  for (const beneath of pagesBeneath(place.locale)) {
    const page = await agedPage(beneath);
    if (page) return page;
  }
  return undefined;
}

/** What a reader without a connection gets for a page that is not kept. Never fails. */
export async function withoutConnection(url: URL): Promise<Response> {
  return (await pageBeneath(url)) ?? offlinePage(splitLocale(url.pathname).locale);
}

const afterPatience = () => new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));

/**
 * What `/api/stories` answers; when it takes too long, what is kept if that is all of it; without a
 * connection, what of it is kept.
 *
 * @param waitUntil for what is still written when the answer has gone out
 */
export async function answerStories(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(request.url);
  const network = passOn(request).then(
    (response) => {
      waitUntil(keepAnswers(url, response.clone()));
      return response;
    },
    () => null,
  );
  const prompt = await Promise.race([network, afterPatience()]);
  return (
    prompt ??
    (await keptAnswer(url, { whole: true })) ??
    (await network) ??
    (await keptAnswer(url)) ??
    Response.error()
  );
}
