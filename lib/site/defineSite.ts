import type { SiteConfig } from './siteSchema';

/** Gives a configuration its type, so that an editor names and completes its fields. */
export const defineSite = (site: SiteConfig): SiteConfig => site;
