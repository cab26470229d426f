// Next loads a page's scripts from its head, where they delay the first frame; no setting changes
// that.

/** @typedef {import('node:http').ServerResponse} ServerResponse */

const HEAD_END = '</head>';
const SOURCE = '<script src="/_next/static/';
const EARLY = /<script src="(\/_next\/static\/[^"<>]+)" async="" nonce="[^"<>]*"><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g;
const LAST = /^<script src="(\/_next\/static\/[^"]+)" nonce="([^"]*)" async=""><\/script>$/;
const END = '</script>';

/** For crawlers that draw nothing, and pages hidden before their first frame. */
const NO_FRAME_MS = 2_000;

/**
 * The inner timer runs after a frame is drawn. React and the bundler find scripts by URL and
 * `async`. `app/later/Later.island.tsx` replays clicks recorded here.
 */
const START = `(urls=>{document.earlyButtons="button:not([type=submit],[popovertarget])";document.addEventListener("click",({target})=>{let button=target.closest?.(document.earlyButtons);if(button)document.earlyPress=button});let start=()=>{for(let url of urls.splice(0)){let script=document.createElement("script");script.async=true;script.src=url;document.head.append(script)}};document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),setTimeout(start,${NO_FRAME_MS}))})`;

/**
 * Replaces a page's scripts by one that loads them after the first frame; leaves other HTML
 * unchanged. Decodes only the head.
 *
 * @param {Buffer} html
 */
export function scriptsAfterFrame(html) {
  const headEnd = html.indexOf(HEAD_END);
  const at = headEnd < 0 ? -1 : html.indexOf(SOURCE, headEnd);
  if (at < 0) return html;
  const end = html.indexOf(END, at) + END.length;
  const [, url = '', nonce] = LAST.exec(html.toString('latin1', at, end)) ?? [];
  if (nonce === undefined) return html;
  const head = html.toString('latin1', 0, headEnd);
  const urls = [...head.matchAll(EARLY)].map(([, early = '']) => early);
  const script = `<script nonce="${nonce}">${START}(${JSON.stringify([...urls, url])})</script>`;
  return Buffer.concat([
    Buffer.from(head.replace(PRELOAD, '').replace(EARLY, ''), 'latin1'),
    html.subarray(headEnd, at),
    Buffer.from(script),
    html.subarray(end),
  ]);
}

/**
 * Rewrites the first chunk of a page. Call it after `compress`, which replaces `write` too.
 *
 * @param {ServerResponse} response
 */
export function delayScripts(response) {
  const { write } = response;
  /** @type {(...given: unknown[]) => boolean} */
  const writeFirst = (chunk, ...rest) => {
    response.write = write;
    const isHtml = String(response.getHeader('Content-Type')).startsWith('text/html');
    const sent = isHtml && Buffer.isBuffer(chunk) ? scriptsAfterFrame(chunk) : chunk;
    return Reflect.apply(write, response, [sent, ...rest]);
  };
  response.write = writeFirst;
}
