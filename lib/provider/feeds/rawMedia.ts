import type { Media } from './rawPictures';

type File = { url?: unknown; type?: unknown };
export type Text = { value: unknown; isHtml: boolean };

/** YouTube's feeds declare their videos as Flash. */
export const isPlayed = ({ medium, type }: { medium?: unknown; type?: unknown }): boolean =>
  /^(?:audio|video|application\/x-shockwave-flash)/.test(String(medium ?? type));

export function mediaFiles(media: Media | undefined): readonly File[] {
  const parts = media ? [media, ...(media.groups ?? [])] : [];
  return parts.flatMap(({ contents = [], player }) => [
    ...contents
      .filter(isPlayed)
      .map(({ url, type, medium }) => ({ url, type: type ?? `${medium}/` })),
    ...[player, ...contents.map((content) => content.player)].flatMap((one) =>
      one?.url ? [{ url: one.url, type: 'text/html' }] : [],
    ),
  ]);
}

export const mediaTitle = (media: Media | undefined): string | undefined =>
  media?.title?.value ?? media?.groups?.find(({ title }) => title)?.title?.value;

export const mediaDuration = (media: Media | undefined): unknown =>
  [media, ...(media?.groups ?? [])]
    .flatMap((one) => one?.contents ?? [])
    .find(({ duration }) => duration !== undefined)?.duration;

/** The only text of YouTube items; a picture's description is its caption and does not count. */
export function mediaText(media: Media | undefined): Text | undefined {
  const groups = media?.groups ?? [];
  const contents = [
    ...(media?.contents ?? []),
    ...groups.flatMap((group) => group.contents ?? []),
  ].filter(isPlayed);
  const described = [media, ...groups, ...contents].find((one) => one?.description?.value);
  const { value, type } = described?.description ?? {};
  return value === undefined ? undefined : { value, isHtml: type === 'html' };
}

export const mediaCategories = (media: Media | undefined): readonly unknown[] =>
  media?.categories?.map(({ label, name }) => label ?? name) ?? [];
