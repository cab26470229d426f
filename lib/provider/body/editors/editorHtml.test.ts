import { editorHtml } from './editorHtml';

it.each([
  [
    'Draft.js',
    { blocks: [{ key: 'a', text: 'It <3 rains.', type: 'unstyled', data: {} }], entityMap: {} },
    '<p>It &lt;3 rains.</p>',
  ],
  [
    'Editor.js',
    {
      time: 1,
      blocks: [
        { type: 'header', data: { text: 'Rain', level: 2 } },
        { type: 'paragraph', data: { text: 'It <b>rains</b>.' } },
        { type: 'list', data: { items: ['a', 'b'] } },
        { type: 'delimiter', data: {} },
      ],
    },
    '<h2>Rain</h2><p>It <b>rains</b>.</p><ul><li>a</li><li>b</li></ul><hr>',
  ],
  [
    'Quill',
    { ops: [{ insert: 'It ' }, { insert: 'rains.\nMuch.\n' }] },
    '<p>It rains.</p><p>Much.</p>',
  ],
  [
    'ProseMirror',
    {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'It rains.' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }],
            },
          ],
        },
      ],
    },
    '<p>It rains.</p><ul><li><p>a</p></li></ul>',
  ],
  [
    'Lexical',
    {
      root: { children: [{ children: [{ text: 'It rains.', type: 'text' }], type: 'paragraph' }] },
    },
    '<p>It rains.</p>',
  ],
  [
    'Slate',
    [{ type: 'paragraph', children: [{ text: 'It ' }, { text: 'rains.' }] }],
    '<p>It rains.</p>',
  ],
])('reads what %s keeps', (_, json, html) => {
  expect([editorHtml(json), editorHtml(JSON.stringify(json))]).toEqual([html, html]);
});

it.each([
  '[वीडियो] बारिश',
  '{"a":1} in prose',
  '{"a":1}',
  '[{"a":1}]',
  '<p>{"blocks":[]}</p>',
  `${'{"root":'.repeat(50_000)}`,
])('reads nothing in any other text: %.30s', (text) => {
  expect(editorHtml(text)).toBeNull();
});
