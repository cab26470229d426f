const WIDE_ENOUGH = 1_200;

type Candidate = { url: string; width?: number; density?: number };

export function largeEnough(srcsets: readonly string[]): string | undefined {
  const sized = srcsets
    .flatMap(candidatesOf)
    .flatMap(({ url, width }) => (width === undefined ? [] : [{ url, width }]))
    .sort((a, b) => a.width - b.width);
  return (sized.find(({ width }) => width >= WIDE_ENOUGH) ?? sized.at(-1))?.url;
}

export const densest = (srcsets: readonly string[]): string | undefined =>
  srcsets
    .flatMap(candidatesOf)
    .filter(({ width }) => width === undefined)
    .sort((a, b) => (a.density ?? 1) - (b.density ?? 1))
    .at(-1)?.url;

/** Splits at spaces, because URLs may contain commas; the comma after a size needs no space. */
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
