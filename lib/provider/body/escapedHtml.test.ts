import { bodyText } from '@/lib/story/bodyText';
import { read } from '@/lib/testing/bodies';

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

  it('without elements has paragraphs', () => {
    expect(plain('One\nline.\n\nTwo <b>words</b>.\r\n\r\nThree.')).toBe(
      'One line.\n\nTwo words.\n\nThree.',
    );
    expect(plain('<p>One\n\nline.</p>')).toBe('One line.');
  });
});
