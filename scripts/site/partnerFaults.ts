import type { Site } from '@/lib/site/siteSchema';
import { rootFiles } from './rootFiles';
import type { SiteFolder } from './siteFolder';

const SECURITY = 'public/.well-known/security.txt';

export function partnerFaults(site: Site, folder: Pick<SiteFolder, 'has'>): string[] {
  const scripts = (['ads', 'analytics'] as const).flatMap((field) => {
    const partner = site[field];
    if (!partner || !('script' in partner) || !partner.script?.startsWith('/')) return [];
    return folder.has(`public${partner.script}`)
      ? []
      : [`${field}.script is ${partner.script}, and public/ has no such file`];
  });
  const made = [...Object.keys(rootFiles(site)), ...(site.security ? [SECURITY] : [])];
  return [
    ...scripts,
    ...made
      .filter((path) => folder.has(path))
      .map((path) => `makes ${path}, which the folder has too: leave one of them out`),
  ];
}
