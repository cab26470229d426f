import type { Block } from '@/lib/story/body';
import { BREAK, link, p, picture, read, UPLOADS } from '@/lib/testing/bodies';

const IMG = `<img src="${UPLOADS}/a.jpg">`;
const em = (text: string) => p({ type: 'emphasis', content: [text] });
const captioned = (caption: string) => picture('a.jpg', { caption });

it.each([
  ['The bridge | Photo: PTI', { caption: 'The bridge', credit: 'PTI' }],
  ['पुल पर पानी | फ\u093cोटो : पीटीआई', { caption: 'पुल पर पानी', credit: 'पीटीआई' }],
  ['Dams | The bridge | Photo Credit: ANI', { caption: 'Dams | The bridge', credit: 'ANI' }],
  ['The bridge (Photo: PTI)', { caption: 'The bridge', credit: 'PTI' }],
  ['पुल पर पानी [फोटो: पीटीआई]', { caption: 'पुल पर पानी', credit: 'पीटीआई' }],
  ['The bridge. Photo: Asha/PTI', { caption: 'The bridge.', credit: 'Asha/PTI' }],
  ['पुल पर पानी। फोटो: आशा', { caption: 'पुल पर पानी।', credit: 'आशा' }],
  [
    'The bridge (left). Photo Credit: X/@asha',
    { caption: 'The bridge (left).', credit: 'X/@asha' },
  ],
  ['The bridge (Bhopal)', { caption: 'The bridge (Bhopal)' }],
  ['Dr. Rao speaks. Picture: clear.', { caption: 'Dr. Rao speaks. Picture: clear.' }],
  ['The bridge | The dam', { caption: 'The bridge | The dam' }],
  ['| Photo: PTI', { caption: '| Photo: PTI' }],
  [
    'The bridge | Photo: PTI <cite>Asha</cite>',
    { caption: 'The bridge | Photo: PTI', credit: 'Asha' },
  ],
])('in the caption %s stands who took it', (caption, said) => {
  expect(read(`<figure>${IMG}<figcaption>${caption}</figcaption></figure>`)).toEqual([
    picture('a.jpg', said),
  ]);
});

it.each([
  'फोटो: एएनआई',
  'फ़ोटो : एएनआई',
  '(फोटो: एएनआई)',
  'फोटो- पीटीआई',
  'फोटो साभार: सोशल मीडिया',
  'तस्वीर: मंत्री संसद पहुँचे।',
  'प्रतीकात्मक तस्वीर',
  'फाइल फोटो',
  'सौजन्य: एएनआई',
  'Photo: PTI',
  'Photos: ANI',
  'Photo credit: PTI',
  'PHOTO CREDIT- PTI',
  'Photo by Asha Verma on Unsplash',
  'File photo: PTI',
  'File Photo',
  'Image courtesy ANI',
  'Image: A. K. Sharma/PTI',
  'Picture courtesy: X/@ANI',
  'Credit: Reuters',
  'Courtesy: NASA',
])('below a picture, %s is its caption', (text) => {
  for (const line of [
    `<p>${IMG}</p><p>${text}</p>`,
    `<p>${IMG}</p>\n<p><em>${text}</em></p>`,
    `<div>${IMG}<br><small>${text}</small></div>`,
    `<p>&nbsp;</p><p>${IMG}<br/><i>${text}</i></p>`,
  ])
    expect(read(`${line}<p>One.</p>`)).toMatchObject([
      { type: 'picture', picture: { url: `${UPLOADS}/a.jpg` } },
      p('One.'),
    ]);
  expect(read(`${IMG}<p>${text}</p>`)).toEqual([captioned(text)]);
});

it.each([
  ['<em>The bridge (Photo: PTI)</em>', { caption: 'The bridge', credit: 'PTI' }],
  ['पुल पर पानी। फोटो: आशा', { caption: 'पुल पर पानी।', credit: 'आशा' }],
])('below a picture, %s is its caption and its credit', (line, said) => {
  expect(read(`<p>${IMG}</p><p class="ql-align-center">${line}</p><p>One.</p>`)).toEqual([
    picture('a.jpg', said),
    p('One.'),
  ]);
});

it('is none twice, of no text and of no other block', () => {
  expect(read('<p>Photo: PTI</p>')).toEqual([p('Photo: PTI')]);
  expect(read(`${IMG}<p>One.</p><p>Photo: PTI</p>`)).toEqual([
    picture('a.jpg'),
    p('One.'),
    p('Photo: PTI'),
  ]);
  expect(read(`${IMG}<p>Photo: PTI</p><p>Photo: ANI</p>`)).toEqual([
    captioned('Photo: PTI'),
    p('Photo: ANI'),
  ]);
});

it.each([
  `<figure>${IMG}<figcaption>Rain</figcaption></figure><p>Photo: PTI</p>`,
  `<figure>${IMG}<figcaption>Rain</figcaption></figure><p class="image-credit-wrap">Photo: PTI</p>`,
  `<figure>${IMG}<p class="image-credit-wrap">Rain <span class="image-credit">Photo: PTI</span></p></figure>`,
])('is the credit of one with a caption: %s', (html) => {
  expect(read(html)).toEqual([picture('a.jpg', { caption: 'Rain', credit: 'PTI' })]);
});

it.each([
  'Picture this: the city under water.',
  'Photo by photo, the album tells of a city.',
  'Photo by NASA’s rover shows water.',
  'Photo-sharing apps grow.',
  'Credit by banks rose 12 per cent.',
  'Image makers meet: who came',
  'फोटो-सेशन में दिखे नेता',
  'तस्वीर - क्या यह सच है?',
  'तस्वीर साफ है: जीत तय',
  'फोटो खींचते समय हादसा हुआ।',
  'Courtesy calls on the minister: a list',
  `Photo: ${'a whole paragraph, '.repeat(8)}`.trim(),
])('keeps %s below a picture as text', (text) => {
  expect(read(`<p>${IMG}</p><p>${text}</p>`)).toEqual([picture('a.jpg'), p(text)]);
});

it('keeps lines that belong to the text', () => {
  expect(read(`<p>${IMG}<br>Photo: PTI<br>Bhopal: One.</p>`)).toEqual([
    picture('a.jpg'),
    p('Photo: PTI', BREAK, 'Bhopal: One.'),
  ]);
});

it.each<[string, string, readonly Block[]]>([
  [
    'a short line in italics, in the picture’s paragraph',
    `<p><a href="/x">${IMG}</a><br />\n<em>मंत्री संसद में</em></p>`,
    [captioned('मंत्री संसद में')],
  ],
  ['a line of Markdown there', `<p>${IMG}\n<em>Rain</em></p>`, [captioned('Rain')]],
  ['small letters there', `<p>${IMG}<br><small>Rain</small></p>`, [captioned('Rain')]],
  ['what a class says', `<p>${IMG}</p><p class="wp-caption-text">Rain</p>`, [captioned('Rain')]],
  [
    'a credit that a class says',
    `<p>${IMG}</p><div class="photo-credit">PTI</div>`,
    [picture('a.jpg', { credit: 'PTI' })],
  ],
  ...(
    [
      ['Credit: Asha', 'Asha'],
      ['Photo: Asha/PTI', 'Asha/PTI'],
      ['Photo by Asha', 'Asha'],
      ['Photograph courtesy Asha', 'Asha'],
      ['फोटो: आशा', 'आशा'],
      ['फोटो- आशा', 'आशा'],
      ['PTI photo', 'PTI photo'],
      ['Photo:', 'Photo:'],
    ] as const
  ).map(([said, credit]): [string, string, readonly Block[]] => [
    `the maker in “${said}”, since views say what a credit is`,
    `<figure>${IMG}<figcaption>Rain <span class="credit">${said}</span></figcaption></figure>`,
    [picture('a.jpg', { caption: 'Rain', credit })],
  ]),
])('takes for a caption %s', (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});

it.each<[string, string, readonly Block[]]>([
  ['of its own', `<p>${IMG}</p><p><em>Rain</em></p>`, [picture('a.jpg'), em('Rain')]],
  [
    'that goes on',
    `<p>${IMG}<br><em>Rain</em> fell.</p>`,
    [picture('a.jpg'), p({ type: 'emphasis', content: ['Rain'] }, ' fell.')],
  ],
  [
    'that leads elsewhere',
    `<p>${IMG}<br><em><a href="https://x.example/">Rain</a></em></p>`,
    [picture('a.jpg'), p({ type: 'emphasis', content: [link('https://x.example/', 'Rain')] })],
  ],
  [
    'below a picture of another host',
    `<p>${IMG}</p><p><img src="https://x.example/b.jpg"><br><em>Rain</em></p>`,
    [picture('a.jpg'), em('Rain')],
  ],
  [
    'that is long',
    `<p>${IMG}<br><em>${'Rain fell. '.repeat(20).trim()}</em></p>`,
    [picture('a.jpg'), em('Rain fell. '.repeat(20).trim())],
  ],
  [
    'in bold, as a heading',
    `<p>${IMG}<br><strong>Rain</strong></p>`,
    [picture('a.jpg'), p({ type: 'strong', content: ['Rain'] })],
  ],
  [
    'of a second figure, which has a caption of its own',
    `<p>${IMG}</p><div class="wp-caption"><img src="${UPLOADS}/b.jpg"><p class="wp-caption-text">Hail</p></div>`,
    [picture('a.jpg'), picture('b.jpg', { caption: 'Hail' })],
  ],
])('leaves a line %s', (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});
