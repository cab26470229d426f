import 'server-only';
import { environment } from '@/lib/config/environment.mjs';

export type OwnPages = {
  from: readonly string[];
  to: string;
};

export function ownPages(home: string | null | undefined): OwnPages {
  const { NEWS_API_URL, SITE_URL } = environment();
  return { from: [NEWS_API_URL, ...(home ? [home] : [])], to: SITE_URL };
}
