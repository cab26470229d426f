import { sitemapIndexAnswer } from '@/lib/sitemaps/sitemapAnswer';

export async function GET(request: Request) {
  return sitemapIndexAnswer(request);
}

// Its dates come from the feeds, which are there only while the server runs.
export const dynamic = 'force-dynamic';
