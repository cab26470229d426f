import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { mediaSources } from '@/lib/config/mediaSources.mjs';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';
import { type Media, pictureUrl } from './media';
import { movedUploads } from './originalUrls';
import { notePicture } from './queriedPictures';

export function providerMedia(): Media {
  const { NEWS_SOURCE, NEWS_API_URL, SITE_URL } = environment();
  const sources = mediaSources(process.env);
  return {
    // The slash keeps relative URLs below a path in the setting.
    base: `${NEWS_API_URL}/`,
    sources,
    ...(NEWS_SOURCE === 'wordpress' && {
      moved: movedUploads(
        NEWS_API_URL,
        SITE_URL,
        sources.map(({ origin }) => new URL(origin).host),
      ),
    }),
    onRefused(host) {
      const message = `news: media of ${host.slice(0, 100)} left out: not in NEWS_IMAGE_HOSTS or not below its paths`;
      logThrottled('warn', { key: message, message });
    },
    onPicture: notePicture,
  };
}

export function isStoryPicture(url: string): boolean {
  const { base, sources } = providerMedia();
  return pictureUrl(url, { base, sources }) === url;
}

export type OwnPages = {
  from: readonly string[];
  to: string;
};

/** @param home URL of the system's public site, as the system states it */
export function ownPages(home: string | null | undefined): OwnPages {
  const { NEWS_API_URL, SITE_URL } = environment();
  return { from: [NEWS_API_URL, ...(home ? [home] : [])], to: SITE_URL };
}
