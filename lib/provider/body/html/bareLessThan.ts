const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
    'input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes ' +
    'noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search ' +
    'section select slot small source span strike strong style sub summary sup svg table tbody td template ' +
    'textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp'
  ).split(' '),
);

/** Addresses in angle brackets: "<desk@a.in>", "<https://a.in>". */
const ADDRESS = /<(?=[a-z][^\s<>/=:"'@]*(?:@|:\/\/))/gi;
const UNENDED = /<(?![^<>]*>)([a-z][^\s<>/=:"']*)([^<>]*)/gi;

/** Escapes each bare `<` ("If x<y then"): an HTML parser would drop all text up to the next `>`. */
export const escapeBareLessThan = (html: string): string =>
  html
    .replace(ADDRESS, '&lt;')
    .replace(UNENDED, (tag, name: string, rest: string, at: number, whole: string) =>
      isBareLessThan(name, rest, at + tag.length < whole.length) ? `&lt;${tag.slice(1)}` : tag,
    );

/** "a<b and b<c": one-letter elements have no attributes without a value. */
const LETTER_WITH_WORDS = /^[abipqsu]\s+\p{L}/iu;

/** A tag cut off at the end of a text has no words after it. */
const isBareLessThan = (name: string, rest: string, isBeforeTag: boolean): boolean =>
  !/[:=]/.test(rest) &&
  !name.includes('-') &&
  (!ELEMENTS.has(name.toLowerCase()) || (isBeforeTag && LETTER_WITH_WORDS.test(name + rest))) &&
  (isBeforeTag || /\s[^\s]/.test(rest));
