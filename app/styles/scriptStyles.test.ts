import postcss from 'postcss';
import scriptStyles from './scriptStyles.mjs';

const SHEET =
  "[lang]{--l-head:1.4}html,[lang|='en']{--l-head:1.12}@media (min-width:768px){[lang|=en]{--t:2}}p{margin:0}";
const made = (languages?: Parameters<typeof scriptStyles>[0]) =>
  postcss([scriptStyles(languages)]).process(SHEET, { from: undefined }).css;

const en = { script: 'Latin' } as const;

describe('scriptStyles', () => {
  it('adds nothing for English and Hindi but the direction of stories in other languages', () => {
    const [before, after] = made().split('}:is(');
    expect(`${before}}`).toBe(`${SHEET.slice(0, SHEET.indexOf('p{'))}`);
    expect(after).toBe(
      'h1,h2,h3,h4,p,ul,ol,blockquote,table):is(:lang(ar),:lang(fa),:lang(he),:lang(ks),:lang(ps),:lang(sd),:lang(ug),:lang(ur)) { direction: rtl; }p{margin:0}',
    );
  });

  it('sets another language in Latin letters as English', () => {
    const css = made({ en, kok: { script: 'Latin' } });
    expect(css).toContain("html,[lang|='en'],[lang|='kok']{--l-head:1.12}");
    expect(css).toContain("[lang|=en],[lang|='kok']{--t:2}");
  });

  it('sets another script behind all rules of English, and without directions', () => {
    const css = made({ en, kn: { script: 'Kannada' } });
    const [before, after] = css.split('{--t:2}}');
    expect(before).not.toContain('Kannada');
    expect(after).toMatch(
      /^\s*\[lang\|='kn'\] \{ --text-face: 'Noto Sans Kannada', .*, var\(--face\);.* --l-head: 1\.65;/,
    );
    expect(css).not.toContain('[lang] { direction');
  });

  it('gives long words of wide letters wider columns of links', () => {
    const css = made({ en, ta: { script: 'Tamil' }, kn: { script: 'Kannada' } });
    expect(css).toMatch(/\[lang\|='ta'\] \{[^}]*--links: 8rem; \}/);
    expect(css.match(/--links/g)).toHaveLength(1);
  });

  it('gives each text its direction where one is written from the right', () => {
    const css = made({ en, ur: { script: 'Arabic' } });
    expect(css).toContain('[lang] { direction: ltr; unicode-bidi: isolate; }');
    expect(css).toMatch(/:is\([^)]*\[lang\|='ur'\]\) \{ direction: rtl; \}/);
  });
});
