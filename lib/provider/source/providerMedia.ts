import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { mediaSources } from '@/lib/config/mediaSources.mjs';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';
import { type Media, pictureUrl } from './media';
import { noteQueriedPicture } from './queriedPictures';

export function providerMedia(): Media {
  return {
    // The slash keeps relative URLs below a path in the setting.
    base: `${environment().NEWS_API_URL}/`,
    sources: mediaSources(process.env),
    onRefused(host) {
      const message = `news: media of ${host.slice(0, 100)} left out: not in NEWS_IMAGE_HOSTS or not below its paths`;
      logThrottled('warn', { key: message, message });
    },
    onPicture: noteQueriedPicture,
  };
}

export function isStoryPicture(url: string): boolean {
  const { base, sources } = providerMedia();
  return pictureUrl(url, { base, sources }) === url;
}
