import { sitemapIndexResponse } from '@/lib/seo/sitemaps/sitemapResponse';

export async function GET(request: Request) {
  return sitemapIndexResponse(request);
}

// The dates come from the feeds, available only at run time.
export const dynamic = 'force-dynamic';
