import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import { hasClass, type HtmlElement, isElement, isText } from '@/lib/provider/body/html/parseHtml';
import { shortText, textOf } from '@/lib/provider/body/html/textOf';
import { fileUrl } from '@/lib/provider/body/pictures/pictures';
import type { Reader } from '@/lib/provider/body/writing/domPosition';
import { addFiles } from './readEmbeds';
import { readDefault } from './readText';

const tracksOf = z.object({
  tracks: z
    .array(z.object({ src: z.string(), title: z.string().optional().catch(undefined) }))
    .min(1)
    .max(200),
});

const LENGTH = 100_000;

export const PLAYLIST = /^wp-playlist$/;

/** WordPress stores a playlist as JSON for its script; the links in `<noscript>` repeat it. */
export const readPlaylist: Reader = (element, writer, position) => {
  const list = tracksOf.safeParse(parseJson(textIn(element))).data;
  if (!list) return readDefault(element, writer, position);
  const type = hasClass(element, /^wp-video-playlist$/) ? 'video' : 'audio';
  for (const { src, title = '' } of list.tracks) {
    const file = fileUrl(src, position.base);
    const name = shortText(textOf(title));
    if (!file || !addFiles(type, [file], name, writer, position) || !name) continue;
    writer.changeLast((last) =>
      last.type === type && !last.caption ? { ...last, caption: name } : null,
    );
  }
};

function textIn({ childNodes }: HtmlElement): string {
  const script = childNodes
    .filter(isElement)
    .find((node) => hasClass(node, /^wp-playlist-script$/));
  const text = script?.childNodes.find(isText)?.value ?? '';
  return text.length > LENGTH ? '' : text;
}
