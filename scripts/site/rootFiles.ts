import type { Site } from '@/lib/site/siteSchema';

/** Id of Google's certification authority, the same for every publisher. */
const GOOGLE_CERTIFICATE = 'f08c47fec0942fa0';

function googleLine({ ads, adsTxt }: Site): string[] {
  if (ads?.kind !== 'adsense') return [];
  const publisher = ads.client.replace(/^ca-/, '');
  return adsTxt.some((line) => line.includes(publisher))
    ? []
    : [`google.com, ${publisher}, DIRECT, ${GOOGLE_CERTIFICATE}`];
}

const file = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? { [`public/${name}`]: `${lines.join('\n')}\n` } : {};

export const rootFiles = (site: Site): Record<string, string> => ({
  ...file('ads.txt', [...googleLine(site), ...site.adsTxt]),
  ...file('app-ads.txt', site.appAdsTxt),
});
