const NAMES =
  /^(?:img|dsc[fn]?|pxl|mvimg|dji|gopr|scan|image|photo|pic|picture|screenshot|unnamed|untitled|download|thumbs?|whatsapp)$/;
const NUMBERS =
  /^(?:(?:img|dsc[fn]?|pic|picture|image|photo|wa)?\d+(?:x\d+)?|(?=[a-f]*\d)[\da-f]{8,64})$/;
const JOINTS = /^(?:at|am|pm|copy|edited|scaled|resized|large|final|jpe?g|png|webp|gif)$/;

const FILE = /^\S+\.(?:jpe?g|png|webp|gif|avif|heic)$/i;

const LENGTH = 80;

/** Whether an `alt` or title is a mere file name, as in older WordPress: useless read aloud. */
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
