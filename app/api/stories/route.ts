import { askedLanguage } from '@/lib/http/askedLanguage';
import { jsonAnswer } from '@/lib/http/jsonAnswer';
import { findStories } from '@/lib/news/findStory';

/** More than any page lists. */
const MAXIMUM = 100;

/** Whole stories by id, `?ids=a,b&lang=hi`, each id escaped: what a page asks for once it is idle. Unknown ids are left out. */
export async function GET(request: Request) {
  const asked = new URL(request.url).search.match(/[?&]ids=([^&]*)/)?.[1] ?? '';
  const ids = [...new Set(asked.split(',').map(decode).flatMap((id) => [id, ...id.split(',')]))].filter(Boolean).slice(0, MAXIMUM);
  if (ids.length === 0) return jsonAnswer(request, []);

  const { found, answered } = await findStories(ids, askedLanguage(request));
  if (!answered) return Response.json({ error: 'News article not found' }, { status: 502, headers: { 'cache-control': 'no-store' } });
  return jsonAnswer(request, [...found].map(([id, story]) => ({ ...story, id })));
}

/** An id may hold a comma, so the list is parted before its items are unescaped, and after, for clients that escape all of it. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('+', '%20')); // Next writes an escaped space as a plus
  } catch {
    return id;
  }
}
