const LONGEST = 2_000;
const NONE: ReadonlyMap<string, string> = new Map();

export function declarationsOf(style: string | undefined): ReadonlyMap<string, string> {
  if (!style) return NONE;
  return new Map(
    style
      .slice(0, LONGEST)
      .toLowerCase()
      .split(';')
      .flatMap((declaration): [string, string][] => {
        const colon = declaration.indexOf(':');
        return colon < 0
          ? []
          : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
      }),
  );
}
