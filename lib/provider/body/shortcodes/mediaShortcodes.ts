import { YOUTUBE_ID, youtubeId } from '@/lib/config/youtubeId.mjs';
import { watchUrl } from '@/lib/story/videoPage';

/** The editor has made quotes typographic and may have turned URLs into links. */

const QUOTE = '["\'“”″‘’]|&(?:quot|#0?3[49]|#82(?:16|17|20|21|42|43));';
const VALUE = `((?:(?!${QUOTE})[^\\s<>\\]\\[]){1,2000})`;
const BEFORE_URL = `(?:${QUOTE})?\\s{0,9}(?:<a\\s{1,9}href=")?`;

const KINDS = new Set(
  (
    'image imageframe img photo audio video iframe embed youtube lyte vimeo videopress wpvideo dailymotion soundcloud ' +
    'spotify scribd twitter tweet instagram facebook'
  ).split(' '),
);
const OPENING = /\[([a-z][\w-]{0,60})(?=[\s=])([^\]\[]{1,4000})\]/gi;
const PAIR = new RegExp(
  `\\[((?:fusion_)?(?:imageframe|img|embed|embedyt|video|audio|youtube))(?:\\s[^\\]\\[]{0,2000})?\\]\\s{0,9}(?:<a\\s[^>]{0,2000}>)?(https?://[^\\s<>\\]\\["']{1,2000})(?:</a>)?\\s{0,9}\\[/\\1\\]`,
  'g',
);

const ADDRESS = new RegExp(
  `(?:^[\\s=]{1,9}|\\s(?:(?:custom_)?src|image|url|link|href|mp3|m4a|ogg|wav|mp4|m4v|webm|ogv)\\s{0,3}=\\s{0,3})${BEFORE_URL}((?:https?:/)?/(?:(?!${QUOTE})[^\\s<>\\]\\[]){1,2000})`,
);
const NAMED = new RegExp(
  `\\s(?:src|image|url|link|file|source|pdf|mp4)\\s{0,3}=\\s{0,3}${BEFORE_URL}((?:https?:)?//(?:(?!${QUOTE})[^\\s<>\\]\\[]){1,2000})`,
);
const ALT = new RegExp(
  `\\s(?:alt|title_text)=(?:${QUOTE})((?:(?!${QUOTE})[^<>\\]\\[]){1,300})`,
  'i',
);
const ID = new RegExp(`^(?:\\s|=)\\s{0,9}(?:(?:id|video_id)=)?(?:${QUOTE})?${VALUE}`, 'i');

const PAGES: Readonly<Record<string, (id: string) => string | null>> = {
  youtube: (id) => (YOUTUBE_ID.test(id) ? watchUrl(id) : youtubeId(id) === null ? null : id),
  lyte: (id) => (YOUTUBE_ID.test(id) ? watchUrl(id) : null),
  vimeo: (id) => (/^\d{4,12}$/.test(id) ? `https://vimeo.com/${id}` : null),
  videopress: (id) => (/^[a-z\d]{8}$/i.test(id) ? `https://videopress.com/v/${id}` : null),
  wpvideo: (id) => PAGES.videopress?.(id) ?? null,
  scribd: (id) => (/^\d{5,12}$/.test(id) ? `https://www.scribd.com/document/${id}` : null),
  dailymotion: (id) =>
    /^[a-z\d]{5,20}$/.test(id) ? `https://www.dailymotion.com/video/${id}` : null,
  tweet: (id) => (/^\d{5,20}$/.test(id) ? `https://x.com/i/web/status/${id}` : null),
};

const ELEMENTS = [
  { element: 'img', ending: /\.(?:jpe?g|png|gif|webp|avif)$/i },
  { element: 'audio', ending: /\.(?:mp3|m4a|oga|ogg|wav|aac)$/i },
  { element: 'video', ending: /\.(?:mp4|m4v|webm|ogv|mov)$/i },
] as const;

export function expandMediaShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const unpaired = html.includes('[/')
    ? html.replace(PAIR, (_, _name: string, url: string) => elementOf(url, ''))
    : html;
  return unpaired.replace(OPENING, (tag, name: string, given: string) => {
    const kind = name.split('_').at(-1) ?? '';
    const url = KINDS.has(kind) ? addressIn(kind, given) : fileIn(given);
    return url && !(unpaired.includes(`[/${name}]`) && !KINDS.has(kind))
      ? elementOf(url, ALT.exec(given)?.[1] ?? '')
      : tag;
  });
}

const addressIn = (kind: string, given: string): string | null => {
  const [, url = PAGES[kind]?.(ID.exec(given)?.[1] ?? '') ?? null] = ADDRESS.exec(given) ?? [];
  return url;
};

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?)$/i;

function fileIn(given: string): string | null {
  const [, url] = NAMED.exec(given) ?? [];
  if (url === undefined) return null;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const isFile = DOCUMENT.test(path) || ELEMENTS.some(({ ending }) => ending.test(path));
  return isFile || youtubeId(url) !== null ? url : null;
}

function elementOf(given: string, alt: string): string {
  const url = given.replaceAll('"', '%22');
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const { element } = ELEMENTS.find(({ ending }) => ending.test(path)) ?? {};
  if (element === 'img') return `<img src="${url}" alt="${alt.replaceAll('"', '&quot;')}">`;
  return element ? `<${element} src="${url}"></${element}>` : `<a href="${url}">${url}</a>`;
}

const ATTACHED = new RegExp(
  `\\[(?:gallery|vc_gallery|vc_images_carousel|vc_single_image|playlist)\\s(?:[^\\]\\[]{0,500}\\s)?(?:ids|images|image)=(?:${QUOTE})?(\\d{1,15}(?:,\\s?\\d{1,15}){0,99})(?!\\d)[^\\]\\[]{0,2000}\\]`,
  'g',
);

export const attachedIds = (html: string): string[] =>
  html.includes('[') ? [...html.matchAll(ATTACHED)].flatMap(([, ids]) => idsIn(ids)) : [];

const idsIn = (ids = '') => ids.split(',').map((id) => id.trim());

export const withAttached = (
  html: string,
  fileOf: (id: string) => { source_url: string | null; alt_text: string } | undefined,
): string =>
  html.includes('[')
    ? html.replace(ATTACHED, (tag, ids: string) => {
        const files = idsIn(ids).flatMap((id) => fileOf(id) ?? []);
        const elements = files.flatMap(({ source_url: url, alt_text: alt }) =>
          url === null ? [] : [elementOf(url, alt)],
        );
        if (elements.length === 0) return tag;
        return `<figure class="wp-block-gallery">${elements.join('')}</figure>`;
      })
    : html;
