// @ts-check
// Next asks for a page's scripts in its head, where they take line and processor from the first frame.
// It has no setting for that.

/** @typedef {import('node:http').ServerResponse} ServerResponse */

const SOURCE = 'src="(/_next/static/[^"]+)"';
/** As React writes what is asked for in the head. */
const EARLY = new RegExp(`<script ${SOURCE} async="" nonce="[^"]*"></script>`, 'g');
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g;
/** Behind the page's HTML: the script that starts it. */
const LAST = new RegExp(`<script ${SOURCE} nonce="([^"]*)" async=""></script>`);

/** For crawlers that draw nothing, and pages left before their first frame. */
const NO_FRAME_MS = 2_000;

/**
 * The inner timer runs once the frame is drawn; a hidden page draws none. React and the bundler look for
 * scripts by address and `async`, and add what they do not find.
 */
const START = `(urls=>{let start=()=>{for(let url of urls.splice(0)){let script=document.createElement("script");script.async=true;script.src=url;document.head.append(script)}};document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),setTimeout(start,${NO_FRAME_MS}))})`;

/**
 * The part of a page's HTML that has its head and ends its first view, with one script that asks for all
 * others after the first frame. Other HTML stays as it is, and works.
 *
 * @param {string} html
 */
export function scriptsAfterFrame(html) {
  const last = LAST.exec(html);
  if (!last) return html;
  const [tag, url = '', nonce = ''] = last;
  const urls = [...html.matchAll(EARLY)].map(([, early = '']) => early);
  return html
    .replace(PRELOAD, '')
    .replace(EARLY, '')
    .replace(
      tag,
      () => `<script nonce="${nonce}">${START}(${JSON.stringify([...urls, url])})</script>`,
    );
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
    const sent = isHtml && Buffer.isBuffer(chunk) ? rewritten(chunk) : chunk;
    return Reflect.apply(write, response, [sent, ...rest]);
  };
  response.write = writeFirst;
}

/** @param {Buffer} chunk read byte by byte, since it may end within a letter */
const rewritten = (chunk) => Buffer.from(scriptsAfterFrame(chunk.toString('latin1')), 'latin1');
