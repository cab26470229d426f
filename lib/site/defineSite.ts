import type { SiteConfig } from './siteSchema';

export const defineSite = (site: SiteConfig): SiteConfig => site;
