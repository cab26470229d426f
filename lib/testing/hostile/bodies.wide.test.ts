import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import { hostileBodies } from './bodies';
import { PAYLOADS } from './payloads';

const FEED = 'https://feed.example';
const bodies = hostileBodies(`${FEED}/files/`);

it('every payload is in one body', () => {
  expect(bodies.flatMap(({ payloads }) => payloads).toSorted()).toEqual(PAYLOADS.toSorted());
});

it('no part of a body takes in another', () => {
  const taken = bodies.flatMap(({ html, markers }) => {
    const read = JSON.stringify(
      bodyOfHtml(html, { base: FEED, media: { base: FEED, sources: [] } }),
    );
    return markers.filter((marker) => !read.includes(JSON.stringify(marker)));
  });
  expect(taken).toEqual([]);
});
