// Stands for lib/provider/body until it is there.
import type { Media } from '@/lib/provider/media';

export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&hellip;/g, '…')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

export const bodyOfHtml = (html: string, _: Media): string | null =>
  html.split(/<\/p>/).map(textOf).filter(Boolean).join('\n\n') || null;
