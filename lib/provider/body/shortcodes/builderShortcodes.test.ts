import type { Block } from '@/lib/story/body';
import { p, read, youtube } from '@/lib/testing/bodies';
import { expandBuilderShortcodes } from './builderShortcodes';

const heading = (content: string): Block => ({ type: 'heading', level: 3, content: [content] });
const FRAME = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each<[string, string, readonly Block[]]>([
  [
    'a heading of WPBakery',
    '<p>[vc_row][vc_custom_heading text="Rain" font_container="tag:h3"][vc_column_text]</p>\n<p>Wet.</p>\n<p>[/vc_column_text][/vc_row]</p>',
    [heading('Rain'), p('Wet.')],
  ],
  [
    'one with typographic quotes',
    '<p>[vc_custom_heading use_theme_fonts=&#8221;yes&#8221; text=&#8221;बारिश&#8221;]Wet.</p>',
    [heading('बारिश'), p('Wet.')],
  ],
  [
    'an accordion',
    '<p>[vc_tta_accordion][vc_tta_section title="Safe?" tab_id="1"][vc_column_text]Yes.[/vc_column_text][/vc_tta_section][/vc_tta_accordion]</p>',
    [heading('Safe?'), p('Yes.')],
  ],
  [
    'a toggle of Divi',
    '<p>[et_pb_toggle title="Safe?"]Yes.[/et_pb_toggle]</p>',
    [heading('Safe?'), p('Yes.')],
  ],
  [
    'a box',
    '<p>[su_box title="Safe?" style="soft"]Yes.[/su_box]</p>',
    [heading('Safe?'), p('Yes.')],
  ],
  [
    'tabs of a theme',
    '[tabs][tab title="Bhopal"]Rain.[/tab][tab title="Indore"]Sun.[/tab][/tabs]',
    [heading('Bhopal'), p('Rain.'), heading('Indore'), p('Sun.')],
  ],
  [
    'columns',
    '<p>[vc_row][vc_column][vc_column_text]One.[/vc_column_text][/vc_column][vc_column][vc_column_text]Two.[/vc_column_text][/vc_column][/vc_row]</p>',
    [p('One.'), p('Two.')],
  ],
  [
    'texts of Enfold',
    "[av_heading heading='Rain' tag='h3'][/av_heading][av_textblock]One.[/av_textblock][av_textblock]Two.[/av_textblock]",
    [heading('Rain'), p('One.'), p('Two.')],
  ],
  [
    'columns of Flatsome',
    '[row][col span="6"]One.[/col][col span="6"]Two.[/col][/row]',
    [p('One.'), p('Two.')],
  ],
  [
    'slides',
    '[et_pb_slider][et_pb_slide heading="Rain"]Wet.[/et_pb_slide][/et_pb_slider]',
    [heading('Rain'), p('Wet.')],
  ],
  [
    'halves',
    '<p>[one_half]One.[/one_half][one_half_last]Two.[/one_half_last]</p>',
    [p('One.'), p('Two.')],
  ],
  [
    'code of WPBakery',
    `<p>[vc_raw_html]${base64(encodeURIComponent(FRAME))}[/vc_raw_html]</p>`,
    [youtube()],
  ],
  [
    'a text of tagDiv',
    `[tdm_block_inline_text tds="1" description="${base64(encodeURIComponent('<p>वर्षा</p>'))}"]`,
    [p('वर्षा')],
  ],
  [
    'a title of tagDiv',
    `[tdm_block_column_title title_text="${base64('Rain%20now')}" title_tag="h3"]<p>Wet.</p>`,
    [heading('Rain now'), p('Wet.')],
  ],
  ['code of Avada', `[fusion_code]${base64(FRAME)}[/fusion_code]`, [youtube()]],
  [
    'code that cannot be read',
    `[vc_raw_html]${base64('%E0%A4 100%')}[/vc_raw_html]<p>One.</p>`,
    [p('One.')],
  ],
])('reads %s', (_, html, blocks) => {
  expect(read(html)).toEqual(blocks);
});

it.each([
  'He [tab] paid.',
  'Under [section 144] he was held.',
  '[toggle]',
  '[tdm_block_column_title title_text="Monsoons"]',
  '[vc_btn title="Order"]',
  'no brackets',
])('leaves %s', (html) => {
  expect(expandBuilderShortcodes(html)).toBe(html);
});

it.each(['[vc_raw_html]'.repeat(9_000), '[tab title="'.repeat(9_000), '[/vc_'.repeat(9_000)])(
  'reads what never ends',
  (html) => {
    expect(expandBuilderShortcodes(html)).toBe(html);
  },
);
