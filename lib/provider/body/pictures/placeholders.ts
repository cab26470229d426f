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
