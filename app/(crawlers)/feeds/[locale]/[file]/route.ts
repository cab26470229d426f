import { feedHtml } from '@/components/reader/body/feedHtml';
import { feedResponse } from '@/lib/seo/feeds/feedResponse';

type Context = { params: Promise<{ locale: string; file: string }> };

export async function GET(request: Request, { params }: Context) {
  const { locale, file } = await params;
  return feedResponse(request, locale, file, feedHtml);
}
