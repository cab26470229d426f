import { askedLanguage } from '@/lib/http/askedLanguage';
import { readingAnswer } from '@/lib/http/jsonAnswer';
import { getBreaking, startOfBreaking } from '@/lib/news/getNews';

/**
 * The breaking news as the front page shows them: the beginning of the line, or with `all` the
 * whole of it.
 */
export async function GET(request: Request) {
  const locale = askedLanguage(request);
  const reading = await getBreaking(locale);
  const isAll = new URL(request.url).searchParams.has('all');
  return readingAnswer(request, isAll ? reading : startOfBreaking(reading, locale));
}
