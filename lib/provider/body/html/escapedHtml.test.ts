import { bodyText } from '@/lib/story/bodyText';
import { p, read, youtube } from '@/lib/testing/bodies';

const plain = (given: string) => bodyText(read(given));

describe('a text that came as another', () => {
  it('escaped once too often is HTML', () => {
    expect(
      read('&lt;p&gt;एक &lt;a href=&#34;https://x.example/&#34;&gt;कड़ी&lt;/a&gt;&lt;/p&gt;'),
    ).toEqual([
      {
        type: 'paragraph',
        content: ['एक ', { type: 'link', href: 'https://x.example/', content: ['कड़ी'] }],
      },
    ]);
  });

  it.each([']]>', ']]&gt;', ']]&gt;\n', ' ]]>]]&gt;'])('has no end of a section: %j', (end) => {
    expect(plain(`<p>One.</p>${end}`)).toBe('One.');
    expect(plain(`One.${end}`)).toBe('One.');
  });

  it('has an emoji whose halves were escaped apart', () => {
    expect(plain('<p>&#55357;&#56832; &#xD83D;&#xDE00;&#0;</p>')).toBe('😀 😀');
  });

  it('that speaks of an element is a text', () => {
    expect(plain('use of &lt;canvas&gt; and &lt;p&gt; explained &amp;amp;')).toBe(
      'use of <canvas> and <p> explained &',
    );
  });

  it('of which some pairs were escaped once too often has them', () => {
    expect(
      plain(
        '<p>The API is of &lt;a href=&quot;https://x.example/&quot;&gt;a project&lt;/a&gt; &lt;b&gt;now&lt;/b&gt;.</p>',
      ),
    ).toBe('The API is of a project now.');
    expect(plain('<p><code>a</code> is &lt;b&gt;bold&lt;/b&gt;</p>')).toBe('a is <b>bold</b>');
  });

  it('of which marks of blocks were escaped has none', () => {
    expect(
      plain('&lt;!-- wp:paragraph {"a":1} --&gt;\n<p>One.</p>\n&lt;!-- /wp:paragraph --&gt;'),
    ).toBe('One.');
    expect(plain('<p>A comment, &lt;!-- so --&gt;.</p>')).toBe('A comment, <!-- so -->.');
  });

  it('without elements has paragraphs', () => {
    expect(plain('One\nline.\n\nTwo <b>words</b>.\r\n\r\nThree.')).toBe(
      'One line.\n\nTwo words.\n\nThree.',
    );
    expect(plain('<p>One\n\nline.</p>')).toBe('One line.');
  });

  it.each([
    [
      'a heading',
      'One.\n\n<h2>Two</h2>\n\nThree.\r\n \r\nFour <b>x</b>.',
      'One.\n\nTwo\n\nThree.\n\nFour x.',
    ],
    ['paragraphs', '<p>One</p>\n\nTwo\n\nThree\n\n<p>Four</p>', 'One\n\nTwo\n\nThree\n\nFour'],
    [
      'a list',
      'One\n\n<ul><li>Two\n\ntwo</li></ul>\n\nThree\n\nFour',
      'One\n\nTwo two\n\nThree\n\nFour',
    ],
  ])('with %s has paragraphs about it', (_, html, text) => {
    expect(plain(html)).toBe(text);
  });

  it.each([
    'One<br>\n\nTwo<br>Three',
    'One\n\n<br>Two\n\n<br />\n\nThree',
    '<div>One\n\n<b>two</b></div>',
  ])('has none within what HTML keeps together: %s', (html) => {
    expect(read(html)).toHaveLength(1);
  });

  const FRAME = 'src="https://www.youtube.com/embed/aqz-KE-bpKQ"';

  it.each([
    `<p>&lt;iframe width="560" ${FRAME}&gt;&lt;/iframe&gt;</p>`,
    `<p class="x">\n&lt;iframe ${FRAME.replaceAll('"', '&quot;')}&gt;&lt;/iframe&gt; </p>`,
    `<div>&lt;iframe ${FRAME.replaceAll('"', '&#8221;')}&gt;&lt;/iframe&gt;</div>`,
    `<p>&lt;p&gt;&lt;iframe ${FRAME}&gt;<br />\n&lt;/iframe&gt;&lt;/p&gt;</p>`,
  ])('is what an editor pasted as code: %s', (html) => {
    expect(read(`<p>a</p>${html}`)).toEqual([p('a'), youtube()]);
  });

  it('is a post by its code', () => {
    const post =
      '&lt;blockquote class="twitter-tweet"&gt;&lt;p&gt;T&lt;/p&gt;&lt;a href="https://twitter.com/a/status/1234"&gt;x&lt;/a&gt;&lt;/blockquote&gt; &lt;script async src="https://platform.twitter.com/widgets.js"&gt;&lt;/script&gt;';
    expect(read(`<p>a</p><p>${post}</p>`)).toMatchObject([p('a'), { type: 'embed', id: '1234' }]);
  });

  it('is what its code says', () => {
    expect(plain('<p>One</p><p>&lt;p&gt;Two &lt;b&gt;bold&lt;/b&gt;&lt;/p&gt;</p>')).toBe(
      'One\n\nTwo bold',
    );
  });

  it.each([
    [`<pre>&lt;iframe ${FRAME}&gt;&lt;/iframe&gt;</pre>`, /^<iframe/],
    [`<p><code>&lt;iframe ${FRAME}&gt;&lt;/iframe&gt;</code></p>`, /^<iframe/],
    [`<p>Paste <code>it</code>:</p><p>&lt;iframe ${FRAME}&gt;&lt;/iframe&gt;</p>`, /<iframe/],
    [`<p>Paste &lt;iframe ${FRAME}&gt;&lt;/iframe&gt; there.</p>`, /^Paste <iframe/],
    ['<p>a</p><p>&lt;iframe&gt;&lt;/iframe&gt;</p>', /<iframe><\/iframe>/],
    ['<p>a</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', /<script>alert/],
    ['<p>a</p><p>&lt;div class="x"&gt;</p>', /<div class="x">/],
    ['<p>a</p><p>&lt;canvas&gt;x&lt;/canvas&gt;</p>', /<canvas>x/],
    ['<p>a</p><p>&lt;p&gt; begins a paragraph.</p>', /<p> begins/],
  ])('stays a text about code: %s', (html, text) => {
    expect(plain(html)).toMatch(text);
  });
});
