import { environment } from '@/lib/config/environment.mjs';
import type { StoryMeta } from '@/lib/story/story';
import { httpUrl } from './httpUrl';
import { type Media, pictureUrl } from './media';

export type GivenMeta = {
  canonical?: string | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  socialTitle?: string | null | undefined;
  socialDescription?: string | null | undefined;
  socialPicture?: string | null | undefined;
};

type Own = {
  title: string;
  texts: readonly string[];
  picture: string | null;
  link?: string | null | undefined;
};

/** Only what editors set: plug-ins derive the rest, as the site does itself. */
export function storyMeta(
  given: GivenMeta,
  { title, texts, picture, link }: Own,
  media: Media,
): { canonicalUrl?: string; meta?: StoryMeta } {
  const isTitle = (text: string | null | undefined) =>
    text && !isTemplate(text) && !isOwnTitle(text, title) ? text : undefined;
  const isDescription = (text: string | null | undefined) =>
    text && !isTemplate(text) && !texts.some((own) => beginsAlike(own, text)) ? text : undefined;
  const social = pictureUrl(given.socialPicture ?? undefined, media);
  const meta = {
    title: isTitle(given.title),
    description: isDescription(given.description),
    socialTitle: isTitle(given.socialTitle),
    socialDescription: isDescription(given.socialDescription),
    socialPicture: social && picture && sizeless(social) === sizeless(picture) ? null : social,
  };
  const set = Object.fromEntries(Object.entries(meta).filter(([, value]) => value));
  const canonicalUrl = originalOf(given.canonical, link, media);
  return {
    ...(canonicalUrl && { canonicalUrl }),
    ...(Object.keys(set).length > 0 && { meta: set }),
  };
}

/** Unfilled, or the site's name behind no headline. */
const isTemplate = (text: string) => /%\w+%|^[-–—|»] /.test(text);

function isOwnTitle(given: string, own: string): boolean {
  const [text, title] = [normal(given), normal(own)];
  return text.startsWith(title) && /^(?:$|\s*[-|»«•·~*])/.test(text.slice(title.length));
}

/** Plug-ins read the typed characters, WordPress shows typographic ones. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’′`]/g, "'"],
  [/[“”″]|''/g, '"'],
  [/[-–—]+/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/\s+/g, ' '],
];
const normal = (text: string) =>
  TYPOGRAPHY.reduce((plain, [from, to]) => plain.replace(from, to), text.normalize('NFC')).trim();

const COMPARED = 40;
const beginsAlike = (own: string, text: string) =>
  normal(own.slice(0, 4 * COMPARED)).startsWith(normal(text).slice(0, COMPARED));

/** WordPress appends the size to a picture's file name. */
const sizeless = (url: string) => url.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w{1,5}$)/, '');

/** The source page of a syndicated story; null if the canonical URL is the CMS or this site. */
export function originalOf(
  canonical: string | null | undefined,
  link: string | null | undefined,
  { base }: Media,
): string | null {
  const url = httpUrl(canonical ?? undefined, base);
  if (!url) return null;
  const own = [link, base, environment().SITE_URL].flatMap((each) => siteOf(each) ?? []);
  return own.includes(siteOf(url) ?? '') ? null : url;
}

const siteOf = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : null;
