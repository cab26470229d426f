import { link, p, read, UPLOADS, youtube } from '@/lib/testing/bodies';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const FRAME = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
const linked = (href: string, text: string) => [p(link(href, text))];

it.each([
  [
    'a video that Borlabs Cookie 2 withholds',
    `<div class="BorlabsCookie"><div class="_brlbs-content-blocker"><p>Load video</p></div><div class="borlabs-hide"><script type="text/template">${base64(FRAME)}</script></div></div>`,
    [youtube()],
  ],
  [
    'a video that Borlabs Cookie 3 withholds',
    `<div class="brlbs-cmpnt-container brlbs-cmpnt-content-blocker" data-borlabs-cookie-content="${base64(FRAME)}"><p>A placeholder</p></div>`,
    [youtube()],
  ],
  [
    'a paper that dFlip draws',
    `<div class="_df_book" id="df_7"></div><script>window.option_df_7 = {"source":"${UPLOADS.replaceAll('/', '\\/')}\\/a.pdf"};</script>`,
    linked(`${UPLOADS}/a.pdf`, new URL(UPLOADS).host),
  ],
  [
    'a paper behind a button of dFlip',
    `<div class="_df_button" source="${UPLOADS}/a.pdf">Read</div>`,
    linked(`${UPLOADS}/a.pdf`, 'Read'),
  ],
])('reads %s', (_, html, blocks) => {
  expect(read(html)).toEqual(blocks);
});
