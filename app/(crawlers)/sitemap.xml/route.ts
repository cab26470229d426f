import { sitemapIndexResponse } from '@/lib/seo/sitemaps/sitemapResponse';

export async function GET(request: Request) {
  return sitemapIndexResponse(request);
}

// Its dates come from the feeds, which are there only while the server runs.
export const dynamic = 'force-dynamic';
