import { keptOf } from './keptHeaders';
import { readPage } from './keptPage';
import { withMoment, wordsOf } from './words';

/**
 * Where the line goes: at the end of the page's header, which is a static block, so that React
 * leaves alone what stands in it; at the top of a page without one.
 */
function placeIn(html: string): number {
  const header = html.indexOf('id="static-header"');
  const end = header < 0 ? -1 : html.indexOf('</header>', header);
  if (end >= 0) return end;
  const [body = ''] = /<body\b[^<>]*>/.exec(html) ?? [];
  return html.indexOf(body) + body.length;
}

/** Writes a line into a page, with classes that every page's header has. */
export function withLine(html: string, line: string): string {
  const at = placeIn(html);
  return `${html.slice(0, at)}<p class="page-width py-2 text-label text-quiet">${line}</p>${html.slice(at)}`;
}

/** The kept page that may stand in for a URL, with a quiet line that says of when it is. */
export async function agedPage(url: URL): Promise<Response | undefined> {
  const page = await readPage(url);
  if (!page) return undefined;
  const { locale } = page.place;
  const line = withMoment(wordsOf(locale).copy ?? '', keptOf(page).at, locale);
  return new Response(withLine(page.html, line), { headers: page.headers });
}
