/** Size in the drawing's own units; `markup` is the drawing without `<svg>`. */
export type SvgFrame = { viewBox: string; width: number; height: number; markup: string };

const attribute = (attributes: string, name: string) =>
  new RegExp(String.raw`(?<![\w:-])${name}\s?=\s?(["'])([^"']*)\1`).exec(attributes)?.[2]?.trim() ??
  '';

/** Without a viewBox the units are pixels: https://www.w3.org/TR/SVG2/coords.html#ViewportSpace */
const pixels = (length: string) => (/^[\d.]+(?:px)?$/.test(length) ? Number.parseFloat(length) : 0);

/** Attributes that a drawing inherits from `<svg>`, such as Figma's `fill="none"`. */
const INHERITED = /^(?:style|color|opacity|clip-rule|(?:fill|stroke)(?:-\w+)*)$/;

/** Keeps the namespace prefixes and inherited attributes that the drawing needs. */
function withLooks(attributes: string, markup: string): string {
  const needed = [...attributes.matchAll(/(?<![\w:-])([\w:-]+)\s?=\s?(?:"[^"]*"|'[^']*')/g)].filter(
    ([, name = '']) =>
      INHERITED.test(name) ||
      (name.startsWith('xmlns:') && markup.includes(`${name.slice('xmlns:'.length)}:`)),
  );
  return needed.length > 0 && markup
    ? `<g ${needed.map(([given]) => given).join(' ')}>${markup}</g>`
    : markup;
}

/** Expands entities of the DTD, which older versions of Illustrator write. */
function spelledOut(text: string): string {
  const declared = new Map(
    [...text.matchAll(/<!ENTITY\s+(\w+)\s+"([^"]*)">/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  );
  return text.replace(/&(\w+);/g, (all, name: string) => declared.get(name) ?? all);
}

/**
 * Parses files of drawing programs: prolog, doctype, comments, either quotes, a viewBox with
 * commas, or only width and height. Else null.
 */
export function svgFrame(file: string): SvgFrame | null {
  const text = spelledOut(file);
  const start = text.indexOf('<svg');
  const open = text.indexOf('>', start);
  const end = text.lastIndexOf('</svg>');
  const around = [text.slice(0, start), text.slice(end + '</svg>'.length)];
  if (start < 0 || end < open || around.some((part) => /<(?![?!])/.test(part))) return null;
  const attributes = text.slice(start, open);
  const given = attribute(attributes, 'viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const sides = ['width', 'height'].map((name) => pixels(attribute(attributes, name)));
  const numbers = given.length === 4 ? given : [0, 0, ...sides];
  const [, , width = 0, height = 0] = numbers;
  if (!(width > 0 && height > 0) || !numbers.every(Number.isFinite)) return null;
  return {
    viewBox: numbers.join(' '),
    width,
    height,
    markup: withLooks(attributes, text.slice(open + 1, end).trim()),
  };
}
