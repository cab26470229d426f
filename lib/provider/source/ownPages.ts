import 'server-only';
import { environment } from '@/lib/config/environment.mjs';

/** The pages of a publishing system that this site has in their place. */
export type OwnPages = {
  /** Where the system's own pages are: absolute URLs. */
  from: readonly string[];
  /** Where this site is, without a slash at its end. */
  to: string;
};

/** @param home where the system itself says that its pages are, beside `NEWS_API_URL` */
export function ownPages(home: string | null | undefined): OwnPages {
  const { NEWS_API_URL, SITE_URL } = environment();
  return { from: [NEWS_API_URL, ...(home ? [home] : [])], to: SITE_URL };
}
