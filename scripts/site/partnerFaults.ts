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
      : [`${field}.script is ${partner.script}, but public${partner.script} is missing`];
  });
  const made = [...Object.keys(rootFiles(site)), ...(site.security ? [SECURITY] : [])];
  return [
    ...scripts,
    ...made
      .filter((path) => folder.has(path))
      .map((path) => `creates ${path}, but the folder has that file too: remove one of them`),
  ];
}
