import { liveOrigins, liveStream } from './mediaSources.mjs';

const YOUTUBE = { kind: 'youtube', id: 'aqz-KE-bpKQ' };
const HLS = 'https://live.example.org/narmada/index.m3u8';

it.each([
  ['aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ', YOUTUBE],
  [HLS, { kind: 'hls', url: HLS }],
  [`${HLS}?token=a`, { kind: 'hls', url: `${HLS}?token=a` }],
  [undefined, null],
  ['', null],
  ['live', null],
  ['https://www.youtube.com/@narmada24', null],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', null],
  ['http://live.example.org/index.m3u8', null],
  ['https://live.example.org/index.html', null],
  ['https://live.example.org/?x=.m3u8', null],
  ['javascript:alert(1)//.m3u8', null],
])('%j is %j', (given, expected) => {
  expect(liveStream(given)).toEqual(expected);
});

it.each([
  [HLS, ['https://live.example.org']],
  ['aqz-KE-bpKQ', []],
  [undefined, []],
])('files of %j come from %j', (given, expected) => {
  expect(liveOrigins(given)).toEqual(expected);
});
