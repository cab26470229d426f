import { HOUR_MS } from '@/lib/format/elapsed';
import { keptOf } from './keptHeaders';
import { readPage } from './keptPage';
import { withMoment, wordsOf } from './offlinePage';

/** Inside the header, a static block, because React leaves its contents alone. */
function placeIn(html: string): number {
  const header = html.indexOf('id="static-header"');
  const end = header < 0 ? -1 : html.indexOf('</header>', header);
  if (end >= 0) return end;
  const [body = ''] = /<body\b[^<>]*>/.exec(html) ?? [];
  return html.indexOf(body) + body.length;
}

/** Uses only classes that every page's header has. */
export function withLine(html: string, line: string): string {
  const at = placeIn(html);
  return `${html.slice(0, at)}<p role="status" class="page-width py-2 text-label text-quiet">${line}</p>${html.slice(at)}`;
}

const nonceOf = (headers: Headers) =>
  /'nonce-([\w+/=-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

const link = (text = '', attributes = '') =>
  `<a href="" class="touch-target font-bold"${attributes}>${text}</a>`;

/** Hides what claims to be live or breaking now. */
const WITHOUT_MOMENTARY = '<style>[data-momentary]{display:none}</style>';

export async function agedPage(url: URL): Promise<Response | undefined> {
  const page = await readPage(url);
  if (!page) return undefined;
  const { locale } = page.address;
  const { copy = '', late, retry } = wordsOf(locale);
  const nonce = nonceOf(page.headers);
  const offer = nonce
    ? `${link(late, ` id="${LATE_LINK_ID}" hidden=""`)}<script nonce="${nonce}">${LATE_SCRIPT}</script>`
    : link(retry);
  const { at } = keptOf(page);
  const isOld = Date.now() - at > HOUR_MS;
  const line = `${withMoment(copy, at, locale)} ${offer}${isOld ? WITHOUT_MOMENTARY : ''}`;
  return new Response(withLine(page.html, line), { headers: page.headers });
}

export const LATE_LINK_ID = 'kept-late';

/**
 * Inline, because a copy may lack scripts. Reloads an untouched copy or a page that is gone;
 * otherwise shows a link.
 */
export const LATE_SCRIPT = `{let w=navigator.serviceWorker,t;for(let e of["pointerdown","keydown","wheel","touchstart"])addEventListener(e,()=>t=1,{capture:true,passive:true});w.addEventListener("message",({data:d})=>{if(d?.type=="late")if(d.isGone||!t&&!scrollY)location.reload();else document.getElementById("${LATE_LINK_ID}").hidden=false});w.startMessages()}`;
