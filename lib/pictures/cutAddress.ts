import 'server-only';
import type { Story } from '@/lib/news/story';
import { type PreviewAddress, previewAddress } from '@/lib/preview/previewAddress';
import { unescaped } from '@/lib/text/unescaped';
import { type Cut, isCut } from './cuts';

/** Where a cut of a story's picture is kept. It changes with the picture; it is the same in both languages. */
export const cutAddress = ({ id, picture }: Pick<Story, 'id' | 'picture'>, cut: Cut): PreviewAddress =>
  previewAddress(`cut/${encodeURIComponent(id)}/${cut}`, 'en', picture);

/** The site path of a cut of a story's picture, a JPEG. What is there may be kept for ever. */
export const cutPath = (story: Pick<Story, 'id' | 'picture'>, cut: Cut) =>
  `/pictures/${encodeURIComponent(story.id)}.${cutAddress(story, cut).made}.${cut}.jpg`;

/** Which cut of which story a file below `/pictures` is; null when no address of ours looks like it. */
export function readCutPath(file: string): { id: string; made: string; cut: Cut } | null {
  const [, id, made, cut] = /^(.+)\.([0-9a-f]{12})\.(\d+x\d+)\.jpg$/s.exec(unescaped(file)) ?? [];
  return id && made && cut && isCut(cut) ? { id, made, cut } : null;
}
