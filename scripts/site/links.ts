import type { Site } from '@/lib/site/siteSchema';
import { moduleOf, typed } from './moduleOf';
import { newsletterOf } from './newsletter';

/** Where pages lead beside their own menus. */
export const links = (site: Site): string =>
  moduleOf({
    LATEST: typed('string', site.viewMore.latest),
    FEATURED: typed('string | null', site.viewMore.featured ?? null),
    NEWSLETTER: typed(
      "import('../lib/site/newsletterSchema').Newsletter | null",
      newsletterOf(site.newsletter),
    ),
    SUBSCRIBE: typed('string | null', site.subscribe ?? null),
    E_PAPER: typed('string | null', site.ePaper ?? null),
    WHATSAPP_CHANNEL: typed('string | null', site.whatsappChannel ?? null),
  });
