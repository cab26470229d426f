import { isObject } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';
import { EMBED_ORIGINS } from '@/lib/story/embedOrigins';
import { embedUrl } from '@/lib/story/videoPage';

const FRAMES: ReadonlyMap<string, (id: string) => string> = new Map([
  ['youtube', (id) => `${embedUrl(id)}?autoplay=1&rel=0`],
  ['x', (id) => `${EMBED_ORIGINS.x}/embed/Tweet.html?id=${id}&dnt=true`],
  ['instagram', (id) => `${EMBED_ORIGINS.instagram}/p/${id}/embed/`],
]);

const POST_RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const TALLEST = 3_000;

/** The link stays hidden in the DOM, because React may own it. */
export function showEmbed(link: HTMLAnchorElement): void {
  const { embed = '', title = '' } = link.dataset;
  const [site = '', id = ''] = embed.split('/');
  const url = FRAMES.get(site)?.(encodeURIComponent(id));
  if (!url) return location.assign(link.href);
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (site === 'youtube') {
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.className = 'absolute inset-0 size-full border-0';
  } else {
    frame.setAttribute('sandbox', POST_RIGHTS);
    frame.className = 'w-full border-0';
    frame.height = '560';
    followHeight(frame, new URL(url).origin);
  }
  link.hidden = true;
  link.style.display = 'none';
  link.after(frame);
  frame.focus();
}

function followHeight(frame: HTMLIFrameElement, origin: string) {
  const following = new AbortController();
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    // Its story was closed: the listener would hold the frame.
    if (!frame.isConnected) return following.abort();
    const height = source === frame.contentWindow && from === origin ? heightIn(data) : undefined;
    if (height) frame.height = `${Math.min(Math.ceil(height), TALLEST)}`;
  };
  addEventListener('message', onMessage, { signal: following.signal });
}

/**
 * X sends `{ "twttr.embed": { method: "twttr.private.resize", params: [{ height }] } }`, Instagram
 * JSON of `{ type: "MEASURE", details: { height } }`.
 */
function heightIn(data: unknown): number | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data;
  const found =
    at(at(message, 'details'), 'height') ??
    at(at(at(at(message, 'twttr.embed'), 'params'), '0'), 'height');
  return typeof found === 'number' && found > 0 ? found : undefined;
}

const at = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
