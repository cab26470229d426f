/** The widest a page shows a picture; see `PICTURE_WIDTHS`. */
const WIDE_ENOUGH = 1_200;

type Candidate = { url: string; width?: number; density?: number };

/** The narrowest candidate of some `srcset` that is wide enough, or the widest. */
export function largeEnough(srcsets: readonly string[]): string | undefined {
  const sized = srcsets
    .flatMap(candidatesOf)
    .flatMap(({ url, width }) => (width === undefined ? [] : [{ url, width }]))
    .sort((a, b) => a.width - b.width);
  return (sized.find(({ width }) => width >= WIDE_ENOUGH) ?? sized.at(-1))?.url;
}

/** The candidate of the most device pixels: how wide it is nobody says. */
export const densest = (srcsets: readonly string[]): string | undefined =>
  srcsets
    .flatMap(candidatesOf)
    .filter(({ width }) => width === undefined)
    .sort((a, b) => (a.density ?? 1) - (b.density ?? 1))
    .at(-1)?.url;

/**
 * `a.jpg 300w, b.jpg 2x, c.jpg`, word by word: a comma also stands in URLs, and no blank need follow
 * one behind a size.
 */
function candidatesOf(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  let url = '';
  const end = (size: Partial<Candidate> = {}) => {
    if (url) candidates.push({ url, ...size });
    url = '';
  };
  for (const word of srcset.split(/\s+/)) {
    const [, figure, unit, next] = /^(\d{1,5}(?:\.\d{1,3})?)([wx])(?:,(.*))?$/.exec(word) ?? [];
    if (figure !== undefined) {
      end({ [unit === 'w' ? 'width' : 'density']: Number(figure) });
      url = next ?? '';
    } else {
      end();
      url = word.replace(/^,+/, '');
      if (!url.endsWith(',')) continue;
      url = url.slice(0, -1);
      end();
    }
  }
  end();
  return candidates;
}
