import { sitemapIndexResponse } from '@/lib/seo/sitemaps/sitemapResponse';

export async function GET(request: Request) {
  return sitemapIndexResponse(request);
}

export const dynamic = 'force-dynamic';
