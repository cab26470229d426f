import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { lastValid } from '@/lib/provider/client/fetchFeed';
import { fetchNews, markStale } from '@/lib/provider/client/fetchOrStale';
import { fetchUncached, fetchDraft } from '@/lib/provider/source/fetchDraft';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import type { Source } from '@/lib/provider/source/source';
import { draftToken } from '@/lib/request/draftToken.mjs';
import { ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { toStory } from './mapping';
import { storyFields } from './plainFields';
import { posterFeed } from './posterFeed';
import { PATH_PREFIX, providerStorySchema } from './providerSchema';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

const MINUTE_S = 60;

/** Never cached (product.md 11). Sends a token valid for a minute, never the secret. */
export async function draft(id: string): Promise<Result<Story | null, string>> {
  const { PREVIEW_SECRET: secret } = environment();
  // URL parsing drops path segments made of dots.
  if (!secret || id === '' || /^\.+$/.test(id)) return ok(null);
  return fetchDraft(async () => {
    const now = Date.now();
    const json = await fetchUncached(`${PATH_PREFIX}/drafts/${encodeURIComponent(id)}`, {
      headers: { 'x-preview-token': draftToken(id, Math.floor(now / 1000) + MINUTE_S, secret) },
    });
    if (json === null) return null;
    const raw = providerStorySchema.parse(storyFields(json));
    if (![raw.id, raw._id].includes(id)) throw new Error('answered another story');
    return toStory(raw, providerMedia(), now);
  });
}

const FEEDS = { breaking: breakingFeed, featured: featuredFeed, news: newsFeed };

export const apiSource: Source = {
  feed: async (name) => markStale(await fetchNews(FEEDS[name])),
  lastFeed: (name) => lastValid(FEEDS[name]),
  posters: async () => markStale(await fetchNews(posterFeed)),
  draft,
};
