import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Story } from '@/lib/news/story';
import { type PreviewAddress, previewAddress } from '@/lib/preview/previewAddress';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { unescaped } from '@/lib/text/unescaped';
import { type Cut, isCut } from './cuts';

type AskedCut = { id: string; made: string; cut: Cut };

const nameOf = (id: string, cut: Cut) => `cut/${encodeURIComponent(id)}/${cut}`;

/**
 * Where a cut of a story's picture is kept. It changes with the picture; it is the same in every
 * language.
 */
export const cutAddress = (
  { id, picture }: Pick<Story, 'id' | 'picture'>,
  cut: Cut,
): PreviewAddress => previewAddress(nameOf(id, cut), DEFAULT_LOCALE, picture);

/** The site path of a cut of a story's picture, a JPEG. What is there may be kept for ever. */
export const cutPath = (story: Pick<Story, 'id' | 'picture'>, cut: Cut) =>
  `/pictures/${encodeURIComponent(story.id)}.${cutAddress(story, cut).made}.${cut}.jpg`;

/**
 * A story's picture as strangers may load it: the provider's own address may lead to where no
 * reader comes. Null without one.
 */
export const widePicture = (story: Pick<Story, 'id' | 'picture'>): string | null =>
  story.picture === null ? null : absoluteUrl(cutPath(story, '16x9'));

/** Where a cut is kept that was asked for by its own address. */
export const cutAddressOf = ({ id, made, cut }: AskedCut): PreviewAddress => ({
  name: nameOf(id, cut),
  locale: DEFAULT_LOCALE,
  made,
});

/**
 * Which cut of which story a file below `/pictures` is; null when no address of ours looks like it.
 */
export function readCutPath(file: string): AskedCut | null {
  const [, id, made, cut] = /^(.+)\.([0-9a-f]{12})\.(\d+x\d+)\.jpg$/s.exec(unescaped(file)) ?? [];
  return id && made && cut && isCut(cut) ? { id, made, cut } : null;
}
