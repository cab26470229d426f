import { sitemapResponse } from '@/lib/seo/sitemaps/sitemapResponse';

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context) {
  return sitemapResponse(request, (await params).file);
}
