import {
  providerPosterSchema,
  providerStorySchema,
  providerUpdateSchema,
} from '@/lib/provider/api/providerSchema';

/**
 * The names under which the provider may send the same thing; the mapping takes the first that is
 * there, so that each is tried without those before it.
 */
export const ALIASES: readonly (readonly [string, ...string[]])[] = [
  ['title', 'headline'],
  ['summary', 'description', 'shortDescription'],
  ['content', 'fullContent', 'fullDescription'],
  ['image', 'imageUrl', 'thumbnail', 'thumbnailUrl'],
  ['location', 'city'],
  ['time', 'timestamp', 'createdAt'],
  ['updatedAt', 'modifiedAt'],
];

const everywhere = (fields: readonly string[], value: string, given: Record<string, unknown>) => ({
  ...Object.fromEntries(fields.map((field) => [field, value])),
  ...given,
});

const STORY_FIELDS = Object.keys(providerStorySchema.shape);
const UPDATE_FIELDS = Object.keys(providerUpdateSchema.shape);
const POSTER_FIELDS = Object.keys(providerPosterSchema.shape);

/** A story whose every field is the payload, but for the `hidden` ones. */
export const hostileStory = (payload: string, id: string, hidden: readonly string[] = []) =>
  everywhere(
    STORY_FIELDS.filter((field) => !hidden.includes(field)),
    payload,
    {
      id,
      highlights: [payload, payload],
      captions: [{ lang: 'en', url: payload }],
      updates: [everywhere(UPDATE_FIELDS, payload, { timestamp: '2026-11-20T05:00:00.000Z' })],
      priority: 1,
    },
  );

const quoted = (text: string) => text.replaceAll('"', '&quot;');

/** A body in HTML that has the payload as it is, and wherever a block takes text or a URL from. */
export const hostileHtml = (payload: string, files: string): string =>
  [
    `<p>xss ${payload}</p>`,
    `<h2>${payload}</h2><ul><li>${payload}</ul>`,
    `<p><a href="${quoted(payload)}" title="${quoted(payload)}">xss</a></p>`,
    `<figure><img src="${quoted(payload)}"><img src="${files}a.jpg" alt="${quoted(payload)}" width="${quoted(payload)}" srcset="${quoted(payload)} 900w"><figcaption>${payload}</figcaption></figure>`,
    `<table><caption>${payload}</caption><tr><th>${payload}<th>x<tr><td>${payload}<td>x</table>`,
    `<blockquote>${payload}<cite>${payload}</cite></blockquote>`,
    `<iframe src="${quoted(payload)}" title="xss"></iframe>`,
    `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="${quoted(payload)}"></iframe>`,
    `<blockquote class="twitter-tweet"><p>${payload}</p><a href="https://twitter.com/a/status/1">x</a></blockquote>`,
    `<blockquote class="instagram-media" data-instgrm-permalink="${quoted(payload)}">xss</blockquote>`,
    `<video src="${quoted(payload)}"></video><figure><audio src="${files}a.mp3"></audio><figcaption>${payload}</figcaption></figure>`,
  ].join('\n');

/** A poster whose every field is the payload. */
export const hostilePoster = (payload: string, id: string) =>
  everywhere(POSTER_FIELDS, payload, { id });
