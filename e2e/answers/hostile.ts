/** Titles that have broken somebody's markup, each with what a reader should see of it in XML. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  'a ]]> b ]]> c <![CDATA[ d',
  'AT&T &amp; &lt;b&gt; "quotes" \'more\'',
  '👩‍👩‍👧‍👦 मुख्यमंत्री \u202bمرحبا\u202c \u200f(rtl)',
  '--><!-- </title></news:title></loc>',
  'controls \u0000\u0001\u0008\u000b\u001f\ufffe and half \ud83d an emoji',
  '# *bold* _so_ [a](javascript:b) `c` --- <b>',
] as const;

/** Ids that have broken somebody's URLs. */
export const HOSTILE_IDS = [
  'a&b',
  'नर्मदा/a b?c,d.1',
  '100%-sure',
  'a%20b',
  '<x>"\'',
  'v1.2.md',
  'a;b:c@d',
] as const;

/** `.md` at the end of an address is the Markdown of another story. */
export const pathOfId = (id: string) => `/news/${encodeURIComponent(id).replace(/\.md$/, '%2Emd')}`;

/** A title as XML can hold it: the parser replaces lone surrogates and drops control characters. */
export const inXml = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
