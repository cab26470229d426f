import { xmlDocument } from './xmlDocument';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

it.each<[string, Parameters<typeof xmlDocument>[0], string]>([
  [
    'escapes texts',
    { a: `<b> & "c" 'd' ]]> &amp;` },
    '<a>&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; ]]&gt; &amp;amp;</a>',
  ],
  ['escapes attributes', { a: { '@b': '"<&>"' } }, '<a b="&quot;&lt;&amp;&gt;&quot;"/>'],
  ['keeps attributes that say true', { a: { '@b': 'true', '#text': 'c' } }, '<a b="true">c</a>'],
  ['repeats an element for each of a list', { a: { b: ['1', '2'] } }, '<a><b>1</b><b>2</b></a>'],
  ['leaves out what is undefined', { a: { b: undefined, c: '1' } }, '<a><c>1</c></a>'],
])('%s', (_, root, expected) => {
  expect(xmlDocument(root)).toBe(DECLARATION + expected);
});
