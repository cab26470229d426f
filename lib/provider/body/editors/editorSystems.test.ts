import { editorHtml } from './editorHtml';

it.each([
  [
    'Payload and TipTap, with lists that begin later',
    {
      root: {
        children: [
          {
            type: 'list',
            listType: 'number',
            start: 3,
            children: [{ type: 'listitem', children: [{ type: 'text', text: 'c' }] }],
          },
          {
            type: 'orderedList',
            attrs: { start: 2 },
            content: [{ type: 'listItem', content: [{ type: 'text', text: 'b' }] }],
          },
        ],
      },
    },
    '<ol start="3"><li>c</li></ol><ol start="2"><li>b</li></ol>',
  ],
  [
    'Quintype among plain texts',
    [
      {
        'story-elements': [
          { type: 'text', text: '<p>One.</p>' },
          { type: 'text', subtype: 'also-read', text: 'Two & three' },
          {
            type: 'jsembed',
            'embed-js': Buffer.from('<iframe src="/x"></iframe>').toString('base64'),
          },
        ],
      },
    ],
    '<p><p>One.</p></p><p>Two &amp; three</p><iframe src="/x"></iframe>',
  ],
  [
    'DatoCMS beside an empty list of blocks',
    {
      blocks: [],
      value: {
        schema: 'dast',
        document: {
          type: 'root',
          children: [{ type: 'paragraph', children: [{ type: 'span', value: 'One.' }] }],
        },
      },
    },
    '<p>One.</p>',
  ],
  [
    'Arc XP, with a table',
    [
      {
        type: 'table',
        header: [{ type: 'text', content: 'City' }],
        rows: [[{ type: 'text', content: 'Agra' }]],
      },
    ],
    '<table><tr><th>City</th></tr><tr><td>Agra</td></tr></table>',
  ],
  [
    'Quintype, with a heading and posts',
    [
      {
        'story-elements': [
          { type: 'title', text: 'Damage' },
          { type: 'jsembed', subtype: 'tweet', 'embed-js': 'PHA+T25lLjwvcD4=' },
          { type: 'jsembed', metadata: { 'tweet-url': 'https://x.com/a/status/1' } },
        ],
      },
    ],
    '<h2>Damage</h2><p>One.</p><p>https://x.com/a/status/1</p>',
  ],
  [
    'Wagtail, with a video',
    [{ type: 'embed', value: 'https://youtu.be/aqz-KE-bpKQ' }],
    '<p>https://youtu.be/aqz-KE-bpKQ</p>',
  ],
  [
    'Strapi in Markdown',
    [{ __component: 'shared.rich-text', body: '## Damage\n\nIt **rains**.' }],
    '<h2>Damage</h2>\n<p>It <strong>rains</strong>.</p>\n',
  ],
])('keeps what %s says of a text', (_, json, html) => {
  expect(editorHtml(json)).toBe(html);
});
