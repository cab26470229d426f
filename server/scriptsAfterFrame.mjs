// @ts-check
// Next asks for a page's scripts in its head, where they take line and processor from the first frame.
// It has no setting for that.

/** @typedef {import('node:http').ServerResponse} ServerResponse */

const HEAD_END = '</head>';
const SOURCE = '<script src="/_next/static/';
/** As React writes what is asked for in the head. */
const EARLY = /<script src="(\/_next\/static\/[^"]+)" async="" nonce="[^"]*"><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g;
/** Behind the page's HTML: the script that starts it. */
const LAST = /^<script src="(\/_next\/static\/[^"]+)" nonce="([^"]*)" async=""><\/script>$/;
const END = '</script>';

/** For crawlers that draw nothing, and pages left before their first frame. */
const NO_FRAME_MS = 2_000;

/**
 * The inner timer runs once the frame is drawn; a hidden page draws none. React and the bundler look for
 * scripts by address and `async`, and add what they do not find. A button that is pressed before they run
 * is noted for `app/later/Later.island.tsx`, unless the browser itself answers it.
 */
const START = `(urls=>{document.pressesNoted="button:not([type=submit],[popovertarget])";document.addEventListener("click",({target})=>{let button=target.closest?.(document.pressesNoted);if(button)document.earlyPress=button});let start=()=>{for(let url of urls.splice(0)){let script=document.createElement("script");script.async=true;script.src=url;document.head.append(script)}};document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),setTimeout(start,${NO_FRAME_MS}))})`;

/**
 * The part of a page's HTML that has its head and ends its first view, with one script that asks for all
 * others after the first frame. Other HTML stays as it is, and works. Only the head is read as a text:
 * the rest is five times as long.
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
  const head = html.toString('latin1', 0, headEnd); // byte by byte
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
 * Does so to the first chunk of a page. Call behind `compress`, which replaces `write` too.
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
