import { YOUTUBE_ID, youtubeId } from '@/lib/config/youtubeId.mjs';

const FRAME = /<iframe\s[^>]{0,500}?src=["']?([^"'\s>]{1,500})/i;
const WITHOUT_SCHEME = /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//i;
/** A lower-case word can also have eleven letters. */
const NO_WORD = /[A-Z\d_]/;

export function videoId(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (YOUTUBE_ID.test(given) && NO_WORD.test(given)) return given;
  const [, src = given] = FRAME.exec(given) ?? [];
  return youtubeId(WITHOUT_SCHEME.test(src) ? `https://${src}` : src);
}
