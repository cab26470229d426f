/** What cameras, phones, WhatsApp and browsers call a file, or editors a picture without a word for it. */
const NAMES =
  /^(?:img|dsc[fn]?|pxl|mvimg|dji|gopr|scan|image|photo|pic|picture|screenshot|unnamed|untitled|download|thumbs?|whatsapp)$/;
/** Dates, times, numbers, sizes, hashes; and what stands between or behind. */
const NUMBERS =
  /^(?:(?:img|dsc[fn]?|pic|picture|image|photo|wa)?\d+(?:x\d+)?|(?=[a-f]*\d)[\da-f]{8,64})$/;
const JOINTS = /^(?:at|am|pm|copy|edited|scaled|resized|large|final|jpe?g|png|webp|gif)$/;

const FILE = /^\S+\.(?:jpe?g|png|webp|gif|avif|heic)$/i;

const LENGTH = 80;

/**
 * Whether a picture's `alt` or title is the name of its file, which older WordPress writes there: read aloud, it says
 * nothing.
 */
export function isCameraName(text: string): boolean {
  if (FILE.test(text)) return true;
  if (text.length > LENGTH) return false;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
  return (
    words.some((word) => NAMES.test(word) || NUMBERS.test(word)) &&
    words.every((word) => NAMES.test(word) || NUMBERS.test(word) || JOINTS.test(word))
  );
}
