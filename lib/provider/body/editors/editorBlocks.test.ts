import { editorHtml } from './editorHtml';

it.each([
  [
    'Draft.js, with marks, items and a picture',
    {
      blocks: [
        {
          text: 'It rains.',
          type: 'unstyled',
          inlineStyleRanges: [{ offset: 3, length: 5, style: 'BOLD' }],
          entityRanges: [{ offset: 0, length: 2, key: 0 }],
        },
        { text: 'a', type: 'ordered-list-item' },
        { text: 'Damage', type: 'header-three' },
        { text: ' ', type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 1 }] },
      ],
      entityMap: {
        0: { type: 'LINK', data: { url: 'https://o.example/?a=1&b=2' } },
        1: { type: 'IMAGE', data: { src: '/a.jpg', alt: 'A "dam"' } },
      },
    },
    '<p><a href="https://o.example/?a=1&amp;b=2">It</a> <strong>rains</strong>.</p><ol><li>a</li></ol><h3>Damage</h3>' +
      '<figure><img src="/a.jpg" alt="A &quot;dam&quot;"></figure>',
  ],
  [
    'Editor.js, with a table and more',
    {
      blocks: [
        {
          type: 'list',
          data: { style: 'ordered', items: [{ content: 'a', items: [{ content: 'b' }] }] },
        },
        { type: 'image', data: { file: { url: '/a.jpg' }, caption: 'Dam' } },
        { type: 'quote', data: { text: 'We build.', caption: 'Asha' } },
        { type: 'embed', data: { source: 'https://youtu.be/aqz-KE-bpKQ' } },
        { type: 'table', data: { withHeadings: true, content: [['City'], ['Agra']] } },
        { type: 'raw', data: { html: '<p>One.</p>' } },
      ],
    },
    '<ol><li>a<ul><li>b</li></ul></li></ol><figure><img src="/a.jpg" alt=""><figcaption>Dam</figcaption></figure>' +
      '<blockquote><p>We build.</p><cite>Asha</cite></blockquote><p>https://youtu.be/aqz-KE-bpKQ</p>' +
      '<table><tr><th>City</th></tr><tr><td>Agra</td></tr></table><p>One.</p>',
  ],
  [
    'Quill, with marks, items and a picture',
    {
      ops: [
        { insert: 'It ' },
        { insert: 'rains', attributes: { bold: true, link: 'https://o.example/' } },
        { insert: '\nDamage' },
        { insert: '\n', attributes: { header: 3 } },
        { insert: 'a' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: { image: '/a.jpg' } },
      ],
    },
    '<p>It <a href="https://o.example/"><strong>rains</strong></a></p><h3>Damage</h3><ul><li>a</li></ul>' +
      '<figure><img src="/a.jpg" alt=""></figure>',
  ],
  [
    'ProseMirror, with marks and a break',
    {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'It',
              marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/b' } }],
            },
            { type: 'hardBreak' },
            { type: 'text', text: 'rains.' },
          ],
        },
        { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Damage' }] },
        { type: 'youtube', attrs: { src: 'https://youtu.be/aqz-KE-bpKQ' } },
      ],
    },
    '<p><a href="/b"><strong>It</strong></a><br>rains.</p><h4>Damage</h4><p>https://youtu.be/aqz-KE-bpKQ</p>',
  ],
  [
    'Lexical, with marks, a link, a table and a picture',
    {
      root: {
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'It', format: 3 },
              { type: 'link', fields: { url: '/b' }, children: [{ type: 'text', text: ' rains' }] },
            ],
          },
          {
            type: 'list',
            listType: 'number',
            children: [{ type: 'listitem', children: [{ text: 'a', type: 'text' }] }],
          },
          { type: 'upload', value: { url: '/a.jpg', alt: 'Dam' } },
          {
            type: 'table',
            children: [
              {
                type: 'tablerow',
                children: [
                  { type: 'tablecell', headerState: 1, children: [{ type: 'text', text: 'City' }] },
                  { type: 'tablecell', children: [{ type: 'text', text: 'Agra' }] },
                ],
              },
            ],
          },
        ],
      },
    },
    '<p><em><strong>It</strong></em><a href="/b"> rains</a></p><ol><li>a</li></ol><figure><img src="/a.jpg" alt="Dam"></figure>' +
      '<table><tr><th>City</th><td>Agra</td></tr></table>',
  ],
  [
    'Slate, without types',
    [
      { children: [{ text: 'It ' }, { text: 'rains', bold: true }] },
      { type: 'h3', children: [{ text: 'Damage' }] },
    ],
    '<p>It <strong>rains</strong></p><h3>Damage</h3>',
  ],
  [
    'Sanity',
    [
      {
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'l', _type: 'link', href: '/b' }],
        children: [{ _type: 'span', text: 'It rains', marks: ['l', 'strong'] }],
      },
      { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Damage' }] },
      { _type: 'block', listItem: 'bullet', children: [{ _type: 'span', text: 'a' }] },
      { _type: 'block', listItem: 'bullet', children: [{ _type: 'span', text: 'b' }] },
      { _type: 'image', asset: { url: '/a.jpg' } },
    ],
    '<p><strong><a href="/b">It rains</a></strong></p><h3>Damage</h3><ul><li>a</li><li>b</li></ul>' +
      '<figure><img src="/a.jpg" alt=""></figure>',
  ],
  [
    'Contentful',
    {
      nodeType: 'document',
      content: [
        {
          nodeType: 'paragraph',
          content: [
            { nodeType: 'text', value: 'It ', marks: [{ type: 'bold' }] },
            {
              nodeType: 'hyperlink',
              data: { uri: '/b' },
              content: [{ nodeType: 'text', value: 'rains' }],
            },
          ],
        },
        { nodeType: 'heading-3', content: [{ nodeType: 'text', value: 'Damage' }] },
        {
          nodeType: 'embedded-asset-block',
          data: { target: { fields: { file: { url: '//a.example/a.jpg' } } } },
        },
      ],
    },
    '<p><strong>It </strong><a href="/b">rains</a></p><h3>Damage</h3><figure><img src="//a.example/a.jpg" alt=""></figure>',
  ],
  [
    'DatoCMS',
    {
      value: {
        document: {
          children: [
            { type: 'paragraph', children: [{ type: 'span', marks: ['strong'], value: 'It' }] },
          ],
        },
      },
    },
    '<p><strong>It</strong></p>',
  ],
  [
    'Prismic',
    [
      { type: 'heading3', text: 'Damage', spans: [] },
      { type: 'paragraph', text: 'It rains.', spans: [{ start: 3, end: 8, type: 'em' }] },
      { type: 'o-list-item', text: 'a', spans: [] },
    ],
    '<h3>Damage</h3><p>It <em>rains</em>.</p><ol><li>a</li></ol>',
  ],
  [
    'Gutenberg',
    [
      { name: 'core/heading', attributes: { level: 3, content: 'Damage' } },
      { blockName: 'core/paragraph', innerHTML: '<p>It rains.</p>' },
    ],
    '<h3>Damage</h3><p>It rains.</p>',
  ],
  [
    'Arc XP',
    [
      { type: 'text', content: 'It <b>rains</b>.' },
      { type: 'list', list_type: 'ordered', items: [{ type: 'text', content: 'a' }] },
      { type: 'oembed_response', raw_oembed: { html: '<iframe src="/f"></iframe>' } },
    ],
    '<p>It <b>rains</b>.</p><ol><li>a</li></ol><iframe src="/f"></iframe>',
  ],
  [
    'Strapi',
    [
      { __component: 'shared.rich-text', body: 'It rains.' },
      { __component: 'shared.quote', title: 'Asha', body: 'We build.' },
      { __component: 'shared.media', file: { url: '/a.jpg', alternativeText: 'Dam' } },
    ],
    '<p>It rains.</p>\n<blockquote><p>We build.</p><cite>Asha</cite></blockquote><figure><img src="/a.jpg" alt="Dam"></figure>',
  ],
  [
    'Quintype',
    [{ 'story-elements': [{ type: 'text', text: '<b>It</b> rains.' }] }],
    '<p><b>It</b> rains.</p>',
  ],
  [
    'Editor.js in blocks of plug-ins',
    {
      blocks: [
        { type: 'gallery', data: { images: [{ url: '/a.jpg' }] } },
        { type: 'carousel', data: [{ url: '/b.jpg', caption: 'Dam' }] },
        { type: 'linkTool', data: { link: 'https://o.example/', meta: { title: 'Order' } } },
        { type: 'code', data: { code: 'x = 1' } },
        { type: 'warning', data: { message: 'Roads are shut.' } },
      ],
    },
    '<figure><img src="/a.jpg" alt=""></figure><figure><img src="/b.jpg" alt=""><figcaption>Dam</figcaption></figure>' +
      '<p><a href="https://o.example/">Order</a></p><pre>x = 1</pre><p>Roads are shut.</p>',
  ],
  [
    'TipTap in a figure, a mention and a post',
    {
      type: 'doc',
      content: [
        {
          type: 'figure',
          attrs: { src: '/a.jpg' },
          content: [{ type: 'figcaption', content: [{ type: 'text', text: 'Dam' }] }],
        },
        { type: 'paragraph', content: [{ type: 'mention', attrs: { id: '1', label: 'Asha' } }] },
        { type: 'twitter', attrs: { src: 'https://x.com/a/status/1' } },
      ],
    },
    '<figure><img src="/a.jpg" alt=""><figcaption>Dam</figcaption></figure><p>Asha</p><p>https://x.com/a/status/1</p>',
  ],
  [
    'Payload in blocks of its own',
    {
      root: {
        children: [
          { type: 'block', fields: { blockType: 'mediaBlock', media: { url: '/a.jpg' } } },
          {
            type: 'block',
            fields: {
              blockType: 'banner',
              content: {
                root: {
                  children: [{ type: 'paragraph', children: [{ type: 'text', text: 'One.' }] }],
                },
              },
            },
          },
        ],
      },
    },
    '<figure><img src="/a.jpg" alt=""></figure><p>One.</p>',
  ],
  [
    'Hygraph',
    { json: { children: [{ type: 'heading-three', children: [{ text: 'Damage' }] }] } },
    '<h3>Damage</h3>',
  ],
  [
    'Gutenberg, with an ordered list',
    [
      {
        name: 'core/list',
        attributes: { ordered: true },
        innerBlocks: [{ name: 'core/list-item', attributes: { content: 'a' } }],
      },
    ],
    '<ol><li>a</li></ol>',
  ],
])('keeps what %s says of a text', (_, json, html) => {
  expect(editorHtml(json)).toBe(html);
});
