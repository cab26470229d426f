import type { SiteConfig } from './siteSchema';

/** Types a configuration, so that editors complete its fields. */
export const defineSite = (site: SiteConfig): SiteConfig => site;
