import { youtubeId } from '@/lib/config/youtubeId.mjs';
import { framedPageUrl } from '@/lib/provider/body/pictures/framedPageUrl';
import { linkHref } from '@/lib/provider/body/writing/links';
import { isListedHost, type Media, videoUrl } from '@/lib/provider/source/media';
import type { Body } from '@/lib/story/body';
import type { FeedItem } from './feedItem';

type Kind = 'audio' | 'video';

const ENDINGS: Readonly<Record<Kind, RegExp>> = {
  audio: /\.(?:mp3|m4a|aac|og[ga]|opus|wav)$/i,
  video: /\.(?:mp4|m4v|webm|ogv|mov)$/i,
};

const filesOf = ({ files }: FeedItem, kind: Kind): string[] =>
  files
    .filter(({ url, type = '' }) =>
      /^(?:$|application\/octet-stream)/.test(type)
        ? ENDINGS[kind].test(url.split(/[?#]/, 1)[0] ?? '')
        : type.startsWith(kind),
    )
    .map(({ url }) => url);

const fileOf = (item: FeedItem, kind: Kind, media: Media): string | undefined =>
  filesOf(item, kind)
    .map((url) => videoUrl(url, media))
    .find((url) => url !== null);

function unlistedFile(item: FeedItem, kind: Kind, media: Media): Body {
  const [href] = filesOf(item, kind).flatMap((url) => linkHref(url, media.base) ?? []);
  return href && !isListedHost(href, media) ? linkTo(href) : [];
}

function linkTo(href: string): Body {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return [{ type: 'paragraph', content: [{ type: 'link', href, content: [host] }] }];
}

/** Media RSS gives a player's page the type `text/html`. */
function playerOf({ files }: FeedItem, media: Media): Body {
  const player = files.find(({ type }) => type === 'text/html');
  const href = player && linkHref(player.url, media.base);
  return href ? linkTo(framedPageUrl(href)) : [];
}

type Played = {
  audio?: string | undefined;
  video?: string | undefined;
  youtube: string | undefined;
  unlisted: Body;
};

export function playedFiles(item: FeedItem, media: Media): Played {
  const own = youtubeId(item.url) ?? undefined;
  if (item.files.length === 0) return { youtube: own, unlisted: [] };
  const audio = fileOf(item, 'audio', media);
  const video = fileOf(item, 'video', media);
  const youtube = own ?? item.files.flatMap(({ url }) => youtubeId(url) ?? [])[0];
  const other = unlistedFile(item, 'video', media);
  const unlisted = [
    ...(audio ? [] : unlistedFile(item, 'audio', media)),
    ...(video || youtube ? [] : other.length > 0 ? other : playerOf(item, media)),
  ];
  return { audio, video, youtube, unlisted };
}
