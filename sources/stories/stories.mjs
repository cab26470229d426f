import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ slug: string, name: string }} Term
 *
 * @typedef {{ slug: string, lang: 'en' | 'hi', title: string, summary: string, body?: unknown[], html?: string,
 *   category: Term, state?: Term, tags: Term[], isSticky: boolean, author: Term,
 *   picture?: { name: string, alt: string, caption?: string }, minutesAgo: number,
 *   status: 'published' | 'draft' | 'private' | 'password' | 'future' | 'trashed' }} SeedStory
 */

const SEED_LENGTH = 60;

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const TEST_SITE = fileURLToPath(new URL('../../scripts/testSite.mjs', import.meta.url));

/** A fresh checkout has not generated the tests' site yet. */
if (!existsSync(new URL('../../.site-test/messages/hi.json', import.meta.url)))
  execFileSync(process.execPath, [TEST_SITE], { stdio: 'inherit' });
const MESSAGES = {
  en: readJson('../../.site-test/messages/en.json'),
  hi: readJson('../../.site-test/messages/hi.json'),
};

const DESKS = {
  en: [
    { slug: 'state-desk', name: 'State Desk' },
    { slug: 'city-desk', name: 'City Desk' },
    { slug: 'sports-desk', name: 'Sports Desk' },
  ],
  hi: [
    { slug: 'rajya-desk', name: 'राज्य डेस्क' },
    { slug: 'nagar-desk', name: 'नगर डेस्क' },
    { slug: 'khel-desk', name: 'खेल डेस्क' },
  ],
};

const IN_BRIEF = { en: 'In brief', hi: 'मुख्य बातें' };

/** @param {string} name */
const keyOf = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Translates the newsroom's English name of a category or state.
 *
 * @param {'Categories' | 'States'} kind
 * @param {string} name
 * @param {'en' | 'hi'} lang
 * @returns {Term}
 */
const term = (kind, name, lang) => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name: MESSAGES[lang][kind][keyOf(name)] ?? name,
});

/**
 * @param {'en' | 'hi'} lang
 * @returns {SeedStory[]}
 */
function newsroomStories(lang) {
  const feeds = ['news', 'breaking-news', 'featured-stories'];
  const items = feeds.flatMap((feed) => {
    const folder = `../../newsroom/data/${feed}/`;
    return readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.startsWith(lang))
      .flatMap((name) => readJson(folder + name))
      .filter(({ factCheck }) => !factCheck); // not in the recordings
  });
  return items
    .map((item, at) => newsroomStory(item, lang, at))
    .sort((a, b) => a.minutesAgo - b.minutesAgo);
}

/**
 * @param {any} item
 * @param {'en' | 'hi'} lang
 * @param {number} at
 * @returns {SeedStory}
 */
function newsroomStory(item, lang, at) {
  const text = item.content ?? item.fullDescription ?? '';
  const paragraphs = text.split(/\n\s*\n/);
  const picture = item.imageUrl ?? item.thumbnail;
  const title = item.title ?? item.headline;
  const author = DESKS[lang][item.category === 'sports' ? 2 : at % 2];
  return {
    slug: String(item.id ?? item._id)
      .toLowerCase()
      .replace(/^(?=\d+$)/, `story-${lang}-`),
    lang,
    title,
    summary: item.description ?? item.shortDescription ?? paragraphs[0],
    body: [
      ...paragraphs.map((/** @type {string} */ paragraph) => ({
        type: 'paragraph',
        content: [paragraph],
      })),
      ...(item.highlights
        ? [
            { type: 'heading', level: 2, content: [IN_BRIEF[lang]] },
            {
              type: 'list',
              ordered: false,
              items: item.highlights.map((/** @type {string} */ line) => [line]),
            },
          ]
        : []),
    ],
    category: term('Categories', item.category ?? 'state', lang),
    ...(item.state && { state: term('States', item.state, lang) }),
    tags: [],
    isSticky: false,
    author: author ?? DESKS[lang][0] ?? { slug: 'desk', name: 'Desk' },
    ...(picture && { picture: { name: picture.replace(/^.*\/|\.jpg$/g, ''), alt: title } }),
    minutesAgo: item.minutesAgo,
    status: 'published',
  };
}

/** @param {SeedStory} a @param {SeedStory} b */
const byAge = (a, b) => a.minutesAgo - b.minutesAgo;

/** @returns {SeedStory[]} */
export function seedStories() {
  /** @type {SeedStory[]} */
  const special = readJson('special.json');
  const each = (SEED_LENGTH - special.length) / 2;
  const made = /** @type {const} */ (['en', 'hi']).flatMap((lang) =>
    newsroomStories(lang)
      .slice(0, each)
      .map((story, at) => ({
        ...story,
        isSticky: at === 4 || at === 9,
        tags: [
          ...(at % 9 === 1 ? [{ slug: 'breaking', name: 'Breaking' }] : []),
          ...(at % 9 === 3 ? [{ slug: 'featured', name: 'Featured' }] : []),
          ...(at % 4 === 0 ? [{ slug: 'narmada', name: lang === 'hi' ? 'नर्मदा' : 'Narmada' }] : []),
        ],
      })),
  );
  return [...special, ...made].sort(byAge);
}

/** @returns {SeedStory[]} */
export const hiddenStories = () => readJson('hidden.json');

/**
 * Generates stories of one language, newest first, 7 minutes apart, and without a summary, as most
 * editors write them.
 *
 * @param {number} count
 * @param {{ lang: 'en' | 'hi' }} options
 * @returns {SeedStory[]}
 */
export function manyStories(count, { lang }) {
  const stories = newsroomStories(lang);
  return Array.from({ length: count }, (_, at) => {
    const story = stories[at % stories.length];
    if (!story) throw new Error(`newsroom/data has no stories of ${lang}`);
    const round = Math.floor(at / stories.length);
    return {
      ...story,
      slug: round ? `${story.slug}-${round + 1}` : story.slug,
      title: round ? `${story.title} (${round + 1})` : story.title,
      summary: '',
      minutesAgo: at * 7 + 1,
    };
  });
}
