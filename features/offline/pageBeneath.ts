import { localPath } from '@/lib/i18n/language';
import { storyPath } from '@/lib/story/story';
import { agedPage } from './agedPage';
import { hasAnswer } from './answers';
import { pagesBeneath, placeOf } from './keptPlace';

export async function pageBeneath(url: URL): Promise<Response | undefined> {
  const place = placeOf(url);
  if (place?.id == null || !(await hasAnswer(place.id, place.locale))) return undefined;
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
