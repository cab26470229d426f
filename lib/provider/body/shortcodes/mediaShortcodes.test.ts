import { link, p, picture, read, UPLOADS, youtube } from '@/lib/testing/bodies';
import { attachedIds, withAttached, expandMediaShortcodes } from './mediaShortcodes';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

it.each([
  [`[et_pb_image src="${UPLOADS}/a.jpg" alt="Bridge" /]`, picture('a.jpg', { alt: 'Bridge' })],
  // As the editor makes it: typographic quotation marks, and a link.
  [
    `<p>[et_pb_image src=&#8221;${UPLOADS}/a.jpg&#8221; alt=&#8221;पुल&#8221; _builder_version=&#8221;4&#8243;][/et_pb_image]</p>`,
    picture('a.jpg', { alt: 'पुल' }),
  ],
  [
    `<p>[et_pb_image src=&#8221;<a href="${UPLOADS}/a.jpg">${UPLOADS}/a.jpg</a>&#8221;]</p>`,
    picture('a.jpg'),
  ],
  [`[fusion_imageframe image_id="7"]${UPLOADS}/a.jpg[/fusion_imageframe]`, picture('a.jpg')],
  ['[img src=/wp-content/uploads/a.jpg]', picture('a.jpg')],
  [`[td_block_image image="${UPLOADS}/a.jpg"]`, picture('a.jpg')],
  [`<p>[audio src="${UPLOADS}/a.mp3"]</p>`, { type: 'audio', url: `${UPLOADS}/a.mp3` }],
  [`<p>[audio ${UPLOADS}/a.mp3]</p>`, { type: 'audio', url: `${UPLOADS}/a.mp3` }],
  [
    `<p>[video width="640" mp4="${UPLOADS}/a.mp4"][/video]</p>`,
    { type: 'video', url: `${UPLOADS}/a.mp4` },
  ],
  [
    `<p>[video poster="${UPLOADS}/a.jpg" src="${UPLOADS}/a.mp4"]</p>`,
    { type: 'video', url: `${UPLOADS}/a.mp4` },
  ],
  [`<p>[embed width="100"]${VIDEO}[/embed]</p>`, youtube()],
  [`<p>[embed]<a href="${VIDEO}">${VIDEO}</a>[/embed]</p>`, youtube()],
  ['<p>[youtube https://youtu.be/aqz-KE-bpKQ]</p>', youtube()],
  ['<p>[youtube=http://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;w=320]</p>', youtube()],
  ['<p>[youtube id="aqz-KE-bpKQ"]</p>', youtube()],
  ['<p>[vc_video link="https://youtu.be/aqz-KE-bpKQ"]</p>', youtube()],
  ['<p>[et_pb_video src="https://youtu.be/aqz-KE-bpKQ" /]</p>', youtube()],
  ['[fusion_youtube id="https://www.youtube.com/watch?v=aqz-KE-bpKQ" alignment=""]', youtube()],
  [`[vc_single_image source="external_link" custom_src="${UPLOADS}/a.jpg"]`, picture('a.jpg')],
  ['<p>[lyte id="aqz-KE-bpKQ" /]</p>', youtube()],
  ['[embedyt] https://www.youtube.com/watch?v=aqz-KE-bpKQ[/embedyt]', youtube()],
  ['<p>[fvplayer src="https://youtu.be/aqz-KE-bpKQ"]</p>', youtube()],
  [`<p>[video_player file="${UPLOADS}/a.mp4"]</p>`, { type: 'video', url: `${UPLOADS}/a.mp4` }],
  [
    `<p>[pdf-embedder url=&#8221;${UPLOADS}/a.pdf&#8221; title="a"]</p>`,
    p(link(`${UPLOADS}/a.pdf`, `${UPLOADS}/a.pdf`)),
  ],
  [
    '<p>[videopress abcd1234]</p>',
    p(link('https://videopress.com/v/abcd1234', 'https://videopress.com/v/abcd1234')),
  ],
  [
    '<p>[dailymotion id=x8abcd]</p>',
    p(link('https://www.dailymotion.com/video/x8abcd', 'https://www.dailymotion.com/video/x8abcd')),
  ],
  ['<p>[iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="100%"]</p>', youtube()],
  [
    '<p>[scribd id=39027960 key=a]</p>',
    p(link('https://www.scribd.com/document/39027960', 'https://www.scribd.com/document/39027960')),
  ],
  [
    '<p>[wpvideo abcd1234]</p>',
    p(link('https://videopress.com/v/abcd1234', 'https://videopress.com/v/abcd1234')),
  ],
  ['<p>[vimeo 12345]</p>', p(link('https://vimeo.com/12345', 'https://vimeo.com/12345'))],
  [
    '<p>[tweet 1234567890]</p>',
    {
      type: 'embed',
      provider: 'x',
      id: '1234567890',
      url: 'https://x.com/i/web/status/1234567890',
    },
  ],
  [
    '<p>[facebook url="https://www.facebook.com/a/posts/1"]</p>',
    p(link('https://www.facebook.com/a/posts/1', 'https://www.facebook.com/a/posts/1')),
  ],
])('%s is what it shows', (html, block) => {
  expect(read(html)).toEqual([block]);
});

it.each([
  '[video] of it',
  '[Image courtesy https://x.example/a.jpg]',
  '[image of https://x.example/a.jpg]',
  '[video: https://x.example/a.mp4]',
  '[et_pb_section background_image="https://x.example/a.jpg"]',
  '[button url="https://x.example"]',
  '[button url="https://x.example/a.pdf"]Order[/button]',
  '[youtube channel]',
  '[vimeo]',
  'no brackets',
])('%s shows nothing of that kind', (html) => {
  expect(expandMediaShortcodes(html)).toBe(html);
});

it.each([
  ['[gallery ids="7,8"]', ['7', '8']],
  ['[gallery link="file" ids=&#8221;7, 8&#8243; columns="2"]', ['7', '8']],
  ['[vc_single_image image="7" img_size="full"]', ['7']],
  ['[vc_gallery images="7,8" interval="3"]', ['7', '8']],
  ['[gallery ids="rain"]', []],
  ['[gallery]', []],
  ['ids="7"', []],
])('%s shows the files %j', (html, ids) => {
  expect(attachedIds(html)).toEqual(ids);
});

it('has files in the place of their ids, as far as they are known', () => {
  const fileOf = (id: string) =>
    id === '9' ? undefined : { source_url: `${UPLOADS}/${id}.jpg`, alt_text: '"a"' };
  const alt = '"a"';
  expect(read(withAttached('<p>b</p>[gallery ids="7,9"]<p>c</p>', fileOf))).toEqual([
    p('b'),
    picture('7.jpg', { alt }),
    p('c'),
  ]);
  expect(read(withAttached('[gallery ids="7,8"]', fileOf))).toMatchObject([
    { type: 'gallery', pictures: [{ alt }, { alt }] },
  ]);
  expect(withAttached('[gallery ids="9"]', fileOf)).toBe('[gallery ids="9"]');
});

it.each(['['.repeat(50_000), '[audio '.repeat(10_000), '[gallery ids="1,'.repeat(10_000)])(
  'reads what never ends',
  (html) => {
    expect(expandMediaShortcodes(withAttached(html, () => undefined))).toBe(html);
  },
);
