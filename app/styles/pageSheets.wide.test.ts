import { transform } from 'lightningcss';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import postcss, { AtRule, type Node, Rule } from 'postcss';
import { classesIn, pageSheets, usedStyles } from './pageSheets.mjs';

const SOURCE = [
  `<p className="card md:wide [&>*]:tall" style={{ '--size': 2 }} />`,
  'const of = (name) => `first${name} ${name}last aria-[current=page]:on`;',
  "const Element = 'em';",
].join('\n');

describe('classesIn', () => {
  it('finds the classes of every selector, in lists too', () => {
    const css = '.a{}.b:not(.c) .d:is(.e,.f>.g){}@media print{.md\\:wide:has(.h){}}#id[x]{}';
    expect([...classesIn(css)].sort()).toEqual([...'abcdefgh', 'md:wide']);
  });
});

describe('usedStyles', () => {
  it.each([
    ['a class that is named', '.card{color:red}', '.card{color:red}'],
    [
      'one of characters that code has',
      '.\\[\\&\\>\\*\\]\\:tall{color:red}',
      '.\\[\\&\\>\\*\\]\\:tall{color:red}',
    ],
    [
      'one with an equals sign',
      '.aria-\\[current\\=page\\]\\:on{color:red}',
      '.aria-\\[current\\=page\\]\\:on{color:red}',
    ],
    ['one before a slot', '.first{color:red}', '.first{color:red}'],
    ['one behind a slot', '.last{color:red}', '.last{color:red}'],
    ['one that is not', '.row{color:red}', ''],
    [
      'one with a variant',
      '@media print{.md\\:wide{color:red}}',
      '@media print{.md\\:wide{color:red}}',
    ],
    ['a list with one that is named', '.row,.card{color:red}', '.card{color:red}'],
    ['alternatives of which none is', '.card:is(.row,q){color:red}', ''],
    [
      'a declaration that has the name of an unused class',
      '.card{border-collapse:collapse}.border-collapse{color:red}',
      '.card{border-collapse:collapse}',
    ],
    [
      'keyframes that have the name of an unused class',
      '.card{animation:row 1s}.row{color:red}@keyframes row{to{color:red}}',
      '.card{animation:1s row}@keyframes row{to{color:red}}',
    ],
    ['what stands in one that is not', '.row .card{color:red}', ''],
    ['an alternative', '.card:is(.row,p){color:red}', '.card:is(.row,p){color:red}'],
    ['the absence of a class', '.card:not(.row){color:red}', '.card:not(.row){color:red}'],
    ['elements and attributes', 'p[data-x]{color:red}', 'p[data-x]{color:red}'],
    ['an element that is not named', 'q{color:red}', ''],
    ['a list with an element that is named', 'p,q{color:red}', 'p{color:red}'],
    ['what stands in an element that is not', 'q p{color:red}', ''],
    ['an element given by its name', 'em{color:red}', 'em{color:red}'],
    ['a part of a field that no page has', 'p::file-selector-button{color:red}', ''],
    ['a part of another', '::placeholder{color:red}', '::placeholder{color:red}'],
    [
      'a property that is read',
      ':root{--x:1px}p{width:var(--x)}',
      ':root{--x:1px}p{width:var(--x)}',
    ],
    ['a property that a source names', ':root{--size:1px}', ':root{--size:1px}'],
    ['a property that nothing reads', ':root{--x:1px}p{width:2px}', 'p{width:2px}'],
    ['one that is read by another alone', ':root{--x:1px;--y:var(--x)}', ''],
    ['one that a dropped rule read', ':root{--x:1px}.row{width:var(--x)}', ''],
    [
      'a registered property',
      '@property --x{syntax:"*";inherits:false}@property --size{syntax:"*";inherits:false}',
      '@property --size{syntax:"*";inherits:false}',
    ],
  ])('%s', (_, css, expected) => {
    expect(usedStyles(css, [SOURCE])).toBe(expected);
  });

  it('lowers `light-dark()` to properties that `color-scheme` switches, on the device or by choice', () => {
    const css = usedStyles(
      ':root{color-scheme:light dark}[data-theme=dark]{color-scheme:dark}p{color:light-dark(#111,#eee)}',
      [SOURCE],
    );
    expect(css).not.toContain('light-dark(');
    expect(css).toMatch(/p\{color:var\((--[\w-]+light),#111\) ?var\((--[\w-]+dark),#eee\)\}/);
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{[^}]*dark:initial/);
    expect(css).toMatch(/\[data-theme=dark\]\{[^}]*dark:initial/);
  });
});

describe('pageSheets', () => {
  it('keeps on each page the properties that the drawings of `icons.svg` read', () => {
    const { sheets } = pageSheets(':root{--logo-24:red;--x:1px}', process.cwd());
    expect(new Set(Object.values(sheets))).toEqual(new Set([':root{--logo-24:red}']));
  });
});

/** What each selector declares, by the at-rules around it; custom properties may be left out. */
function declared(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  postcss.parse(css).walkDecls(({ prop, parent }) => {
    if (prop.startsWith('--') || parent?.type !== 'rule' || !(parent instanceof Rule)) return;
    const around: string[] = [];
    for (let node: Node | undefined = parent.parent; node; node = node.parent)
      if (node instanceof AtRule) around.unshift(`@${node.name} ${node.params}`);
    for (const selector of parent.selectors) {
      const key = [...around, selector].join(' ');
      found.set(key, (found.get(key) ?? new Set()).add(prop));
    }
  });
  return found;
}

/** The sheet of all pages, made in a process of its own: Tailwind does not load within Jest. */
const wholeSheet = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { readFileSync } from 'node:fs';
      import tailwind from '@tailwindcss/postcss';
      import postcss from 'postcss';
      const from = 'app/styles/site.css';
      const plugins = [tailwind({ optimize: { minify: true } })];
      const { css } = await postcss(plugins).process(readFileSync(from), { from });
      process.stdout.write(css);`,
    ],
    { encoding: 'utf8' },
  );

/** What comes late on any page, and has to do with the custom properties that the page's own sheet has kept. */
const LATE_ANYWHERE = [
  'features/preferences/places.css',
  'features/history/reading.css',
  'features/suggestions/suggestions.css',
  'features/preferences/settings.css',
];

describe('the sheet of each page', () => {
  let css: string;
  let sheets: [page: string, sheet: string][];
  beforeAll(() => {
    css = wholeSheet();
    sheets = Object.entries(pageSheets(css, process.cwd()).sheets);
  });

  it('has every declaration of the selectors that it keeps', () => {
    // Minified as often as each page's is, which makes shorthands of the same declarations.
    const again = transform({ filename: 'site.css', code: Buffer.from(css), minify: true });
    const whole = declared(again.code.toString());
    const lost = sheets.flatMap(([page, sheet]) =>
      [...declared(sheet)].flatMap(([selector, kept]) =>
        [...(whole.get(selector) ?? [])]
          .filter((prop) => !kept.has(prop))
          .map((prop) => `${page} ${selector} ${prop}`),
      ),
    );
    expect(whole.size).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });

  it.each(LATE_ANYWHERE)('has every property that %s reads without a fallback', (file) => {
    const read = [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name = '']) => name,
    );
    const missing = sheets.flatMap(([page, sheet]) =>
      read.filter((name) => !sheet.includes(`${name}:`)).map((name) => `${page} ${name}`),
    );
    expect(read).not.toEqual([]);
    expect(missing).toEqual([]);
  });
});
