import { askedLanguage } from '@/lib/http/askedLanguage';
import { jsonAnswer } from '@/lib/http/jsonAnswer';
import { askedIds } from '@/lib/handed/ids';
import { findStories } from '@/lib/news/findStory';

/** More than any page lists. */
const MAXIMUM = 100;

/** Whole stories by id, `?ids=a,b&lang=hi`: what a page asks for once it is idle. Unknown ids are left out. */
export async function GET(request: Request) {
  const ids = askedIds(new URL(request.url).searchParams.get('ids') ?? '').slice(0, MAXIMUM);
  if (ids.length === 0) return jsonAnswer(request, []);

  const { found, answered } = await findStories(ids, askedLanguage(request));
  if (!answered) return Response.json({ error: 'News article not found' }, { status: 502, headers: { 'cache-control': 'no-store' } });
  return jsonAnswer(request, [...found].map(([id, story]) => ({ ...story, id })));
}
