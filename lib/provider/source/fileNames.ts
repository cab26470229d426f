const CAMERA_NAMES =
  /^(?:img|dsc[fn]?|pxl|mvimg|dji|gopr|scan|image|photo|pic|picture|screenshot|unnamed|untitled|download|thumbs?|whatsapp)$/;
const CAMERA_NUMBERS =
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
    words.some((word) => CAMERA_NAMES.test(word) || CAMERA_NUMBERS.test(word)) &&
    words.every((word) => CAMERA_NAMES.test(word) || CAMERA_NUMBERS.test(word) || JOINTS.test(word))
  );
}

const PLACEHOLDER =
  /^(?:spacer|blank|pixel|transparent|trans|lazy|lazyload|placeholder|clear|empty|dot|loading|loader|spinner|gr[ae]y|[01]x[01])$/i;
const FILLER = /^(?:\d{1,5}(?:x\d{1,5})?|image|img|gif|load|bg|ajax|[23]x)$/i;

const NO_PICTURE =
  /\/no[-_]?(?:image|img|photo|picture|pic|thumb|thumbnail)(?:[-_](?:available|found|\d+(?:x\d+)?))*\.\w{3,4}$/i;

export function isPlaceholder(url: string): boolean {
  if (/\/no/i.test(url) && NO_PICTURE.test(new URL(url).pathname)) return true;
  if (!/\.(?:gif|png|svg|webp)/i.test(url)) return false;
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  if (!/\.(?:gif|png|svg|webp)$/i.test(name)) return false;
  const words = name.split(/[-_.]/).slice(0, -1);
  return (
    words.some((word) => PLACEHOLDER.test(word)) &&
    words.every((word) => PLACEHOLDER.test(word) || FILLER.test(word))
  );
}
