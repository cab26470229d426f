import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import { hostileHtml } from './entries';
import { PAYLOADS } from './payloads';

/** A body in HTML with several payloads, which it also has one by one as texts. */
export type HostileBody = { html: string; payloads: readonly string[]; markers: readonly string[] };

const NEXT = 'what comes next.';

/** Whether the site's reader finds what comes after a text in HTML, as a text of its own. */
const letsOn = (html: string) =>
  JSON.stringify(
    bodyOfHtml(`${html}<p>${NEXT}</p>`, {
      base: 'https://feed.example',
      media: { base: 'https://feed.example', sources: [] },
    }),
  ).includes(JSON.stringify(NEXT));

/**
 * All payloads in as few bodies as can be, since a page for each takes minutes. Some leave open
 * what takes in all that follows, such as a comment or a `<textarea>`: each of those ends a body.
 * Every part begins with a marker, which a page has as a text of its own if no other part has taken
 * it in.
 *
 * @param files an origin and a folder with `a.jpg` and `a.mp3`
 */
export function hostileBodies(files: string): HostileBody[] {
  const parts = PAYLOADS.map((payload, at) => ({
    payload,
    marker: `marker-${at}.`,
    html: `<p>marker-${at}.</p>${hostileHtml(payload, files)}`,
  }));
  const isLast = new Set(parts.filter(({ html }) => !letsOn(html)));
  const others = parts.filter((part) => !isLast.has(part));
  const perBody = Math.ceil(others.length / isLast.size);
  return [...isLast].map((last, at) => {
    const body = [...others.slice(at * perBody, (at + 1) * perBody), last];
    return {
      html: body.map(({ html }) => html).join('\n'),
      payloads: body.map(({ payload }) => payload),
      markers: body.map(({ marker }) => marker),
    };
  });
}
