import { sitemapIndexAnswer } from '@/lib/sitemaps/sitemapAnswer';

export async function GET(request: Request) {
  return sitemapIndexAnswer(request);
}
