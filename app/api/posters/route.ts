import { askedLanguage } from '@/lib/http/askedLanguage';
import { readingAnswer } from '@/lib/http/jsonAnswer';
import { getSlides } from '@/lib/news/getNews';

export async function GET(request: Request) {
  return readingAnswer(request, await getSlides(askedLanguage(request)));
}
