import { sitemapAnswer } from '@/lib/sitemaps/sitemapAnswer';

type Context = { params: Promise<{ file: string }> };

/** `/sitemaps/{pages|stories|news}.xml` */
export async function GET(request: Request, { params }: Context) {
  return sitemapAnswer(request, (await params).file);
}
