import { bodyText } from '@/lib/story/bodyText';
import { read, UPLOADS, youtube } from '@/lib/testing/bodies';
import { withoutShortcodes } from './shortcodes';

const plain = (given: string) => bodyText(read(given));

describe('shortcodes', () => {
  it.each([
    [
      '[vc_row][vc_column width=”1/2″][vc_column_text]पाठ[/vc_column_text][/vc_column][/vc_row]',
      'पाठ',
    ],
    ['[et_pb_section fb_built="1" _builder_version="4.9"]पाठ[/et_pb_section]', 'पाठ'],
    ['[fusion_builder_container hundred_percent="no"]पाठ[/fusion_builder_container]', 'पाठ'],
    ['[elementor-template id="12"]पाठ', 'पाठ'],
    ['पाठ [gallery ids="1,2,3"] अंत', 'पाठ  अंत'],
    ['[su_button url="https://x.example"]पाठ[/su_button]', 'पाठ'],
    ['[button link=”https://x.example”]पाठ[/button]', 'पाठ'],
    ['[row]पाठ[/row]', 'पाठ'],
    ['[contact-form-7 id="5" title="x"]पाठ', 'पाठ'],
    ['[table id=1 /]पाठ', 'पाठ'],
    ['[img_assist|nid=5|title=|desc=|link=none|align=left]पाठ', 'पाठ'],
    ['[wpdatatable id=5]पाठ[postimages][newsletter][ad]', 'पाठ'],
    ['[youtube https://youtu.be/aqz-KE-bpKQ]पाठ', 'पाठ'],
    ['[toc]पाठ[TOC][lwptoc][printfriendly][likebtn]', 'पाठ'],
    ['[WPGP gif_id="1" width="600"]पाठ[URIS id=12]', 'पाठ'],
    ['[3d-flip-book mode="fullscreen" id="7"]पाठ', 'पाठ'],
    ['[addtoany]पाठ[post-views][shareaholic][TheChamp-Sharing][yarpp]', 'पाठ'],
    ['[DISPLAY_ULTIMATE_SOCIAL_ICONS]पाठ[Sassy_Social_Share]', 'पाठ'],
    ['[vc_raw_html]JTNDcCUzRQ==[/vc_raw_html]पाठ', 'पाठ'],
    ['[et_pb_code admin_label="x"]&lt;b&gt;[/et_pb_code]पाठ', 'पाठ'],
    ['[fusion_code]JTNDcCUzRQ==[/fusion_code]पाठ', 'पाठ'],
    ['[playlist type="video" ids="1"]पाठ[video width="640" src="/a.mp4"][/video]', 'पाठ'],
  ])('%s is %s', (given, text) => {
    expect(withoutShortcodes(given)).toBe(text);
  });

  it.each([
    '[वीडियो]',
    '[1]',
    '[PTI]',
    '[PTI_PHOTO]',
    '[post-match views]',
    '[share]',
    '[Video]',
    '[video] of it',
    '[video grab: PTI]',
    '[table 2]',
    '[ex-minister]',
    '[sic] he said',
    '[clear]',
    '[PTI id 5]',
    '[…]',
    '[a=b]',
    '[',
    '[/',
    '][',
  ])('a newsroom’s own %s stays', (given) => {
    expect(withoutShortcodes(given)).toBe(given);
  });

  it('stay in code', () => {
    expect(plain('<pre>[vc_row]</pre>')).toBe('[vc_row]');
  });

  it.each([
    `<p>[caption id="attachment_5" width="300"]<img src="${UPLOADS}/a.jpg"> शीर्षक[/caption]</p><p>पाठ</p>`,
    `[caption id="a"]<a href="/x"><img src="${UPLOADS}/a.jpg"></a><br />शीर्षक[/caption]<p>पाठ</p>`,
    `[wp_caption caption=&#8221;शीर्षक&#8221;]<img src="${UPLOADS}/a.jpg">[/wp_caption]<p>पाठ</p>`,
  ])('of a caption are the picture’s: %s', (given) => {
    expect(read(given)).toMatchObject([
      { type: 'picture', picture: { caption: 'शीर्षक' } },
      { type: 'paragraph', content: ['पाठ'] },
    ]);
  });

  it.each([
    // A caption without a picture, and one that ends before it begins.
    ['<p>[caption id="a"]शीर्षक[/caption] पाठ</p>', 'शीर्षक पाठ'],
    ['<p>[/caption] [caption id="a" पाठ</p>', ' [caption id="a" पाठ'],
  ])('in %s leave its words', (given, text) => {
    expect(plain(given)).toBe(text.trimStart());
  });

  it.each([
    [
      `[caption id="a"]<p><img src="${UPLOADS}/a.jpg"></p><p>पहला</p><p>दूसरा</p>[/caption]`,
      'पहला दूसरा',
    ],
    [`[caption id="a"]<img src="${UPLOADS}/a.jpg">पहला<br>दूसरा[/caption]`, 'पहला दूसरा'],
  ])('of a caption make one of its lines: %s', (given, caption) => {
    expect(read(given)).toEqual([
      { type: 'picture', picture: { url: `${UPLOADS}/a.jpg`, alt: '', caption } },
    ]);
  });

  it('of an embed are what their URL names', () => {
    expect(read('<p>[embed]https://youtu.be/aqz-KE-bpKQ[/embed]</p>')).toEqual([youtube()]);
  });
});
