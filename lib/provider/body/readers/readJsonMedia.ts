import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import {
  attribute,
  type HtmlElement,
  hasClass,
  isElement,
  isText,
} from '@/lib/provider/body/html/parseHtml';
import { shortText, textOf } from '@/lib/provider/body/html/textOf';
import { fileUrl, listedPicture } from '@/lib/provider/body/pictures/pictures';
import type { BlockWriter, Position, Reader } from '@/lib/provider/body/writing/blockWriter';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import { optional } from '@/lib/provider/source/schemaText';
import type { BodyPicture } from '@/lib/story/body';
import { addFiles } from './readEmbeds';
import { readDefault } from './readText';

const galleryOf = z.object({
  gallery: z.object({
    images: z.array(z.object({ src: z.string() })).max(200),
    caption: optional(z.string()),
  }),
});
const playerOf = z.object({ sources: z.array(z.object({ src: z.string() })).max(20) });

const LENGTH = 50_000;

function parsedAttribute<T>(
  element: HtmlElement,
  name: string,
  schema: z.ZodType<T>,
): T | undefined {
  const text = attribute(element, name) ?? '';
  return text.length > LENGTH ? undefined : schema.safeParse(parseJson(text)).data;
}

export const JSON_MEDIA = /^(?:image-gallery-embed|flowplayer)$/;

export const readJsonMedia: Reader = (element, writer, position) => {
  const gallery = parsedAttribute(element, 'data-attrs', galleryOf)?.gallery;
  const player = parsedAttribute(element, 'data-item', playerOf);
  if (gallery) addGallery(gallery, writer, position);
  else if (player) addPlayer(player.sources, writer, position);
};

function addGallery(
  { images, caption = '' }: z.infer<typeof galleryOf>['gallery'],
  writer: BlockWriter,
  position: Position,
) {
  const pictures = images.flatMap(({ src }): BodyPicture[] => {
    const url = listedPicture(src, position);
    return url ? [{ url, alt: '' }] : [];
  });
  const [first, ...rest] = pictures;
  if (first)
    writer.add(
      rest.length > 0 ? { type: 'gallery', pictures } : { type: 'picture', picture: first },
    );
  writer.text(shortText(caption), position.marks);
  writer.end();
}

function addPlayer(sources: readonly { src: string }[], writer: BlockWriter, position: Position) {
  const files = sources.flatMap(({ src }) => fileUrl(src, position.base) ?? []);
  const [embed] = files.flatMap((file) => embedOf(file, position.base) ?? []);
  if (embed) writer.add(embed);
  else addFiles('video', files, '', writer, position);
}

const tracksOf = z.object({
  tracks: z
    .array(z.object({ src: z.string(), title: optional(z.string()) }))
    .min(1)
    .max(200),
});

const PLAYLIST_LENGTH = 100_000;

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
  return text.length > PLAYLIST_LENGTH ? '' : text;
}
