// A provider with 65 stories of full length and two short ones, which names no version of its
// answers: every request of the site reads and compares whole bodies.
import { createServer } from 'node:http';

/** Each language's own texts, since Devanagari takes three bytes a character. */
const TEXTS = {
  en: {
    paragraph:
      'The council met on Tuesday and agreed to repair the bridge before the rains, after farmers of four villages had asked for it through two seasons. ',
    /** @param {string} name */
    title: (name) => `Story ${name}: the town opens its new bridge across the river`,
    summary: 'Traffic moves again after four months, and the market follows it to the other bank.',
  },
  hi: {
    paragraph:
      'परिषद की बैठक मंगलवार को हुई और उसने बारिश से पहले पुल की मरम्मत करने का फ़ैसला किया, जिसकी माँग चार गाँवों के किसान दो मौसम से कर रहे थे। अगली बैठक सोमवार को। ',
    /** @param {string} name */
    title: (name) => `ख़बर ${name}: नगर में नदी पर नया पुल खुला`,
    summary: 'चार महीने बाद रास्ता फिर खुला और बाज़ार भी दूसरे किनारे तक पहुँच गया।',
  },
};
/** A reported story has about 3,000 characters, a short one 600. */
const PARAGRAPHS = { full: 5, short: 1 };
const SENTENCES = 4;

const CATEGORIES = ['india', 'world', 'business', 'sports', 'technology', 'entertainment'];
const STATES = ['Madhya Pradesh', 'Gujarat', 'Rajasthan', 'Maharashtra'];

const FEEDS = {
  posters: { path: '/api/posters', count: 5 },
  breaking: { path: '/api/breaking-news', count: 16 },
  featured: { path: '/api/featured-stories', count: 6 },
  news: { path: '/api/news', count: 38 },
};

/** Ids of a story of full length and of a short one, by its language. */
export const LONG_STORY = { en: 'breaking-0', hi: 'breaking-1' };
export const SHORT_STORY = { en: 'short-0', hi: 'short-1' };

/** @param {string} paragraph @param {number} count */
const textOf = (paragraph, count) =>
  Array.from({ length: count }, () => paragraph.repeat(SENTENCES).trim()).join('\n\n');

/** Made once, since 50,000 stories of their own would not fit into memory. */
const CONTENT = {
  full: {
    en: textOf(TEXTS.en.paragraph, PARAGRAPHS.full),
    hi: textOf(TEXTS.hi.paragraph, PARAGRAPHS.full),
  },
  short: {
    en: textOf(TEXTS.en.paragraph, PARAGRAPHS.short),
    hi: textOf(TEXTS.hi.paragraph, PARAGRAPHS.short),
  },
};

/**
 * @param {string} feed
 * @param {number} index
 * @param {keyof typeof PARAGRAPHS} [length]
 */
function story(feed, index, length = 'full') {
  const language = index % 2 ? 'hi' : 'en';
  const { title, summary } = TEXTS[language];
  const name = `${index}, ${feed}`;
  return {
    id: `${feed}-${index}`,
    title: title(name),
    headline: title(name),
    summary,
    content: CONTENT[length][language],
    category: CATEGORIES[index % CATEGORIES.length],
    state: STATES[index % STATES.length],
    language,
    priority: index,
    views: 100 + index,
    readTime: 4,
    timestamp: new Date(Date.UTC(2026, 10, 20, 6) - index * 60_000).toISOString(),
    imageUrl: null,
  };
}

/**
 * @param {object} [options]
 * @param {number} [options.stories] of full length in the news feed; 38 make 65 of all
 * @param {number} [options.lateMs] how late each answer is
 * @returns {import('node:http').Server} not listening yet
 */
export function createProvider({ stories = FEEDS.news.count, lateMs = 0 } = {}) {
  const bodies = new Map(
    Object.entries(FEEDS).map(([feed, { path, count }]) => {
      const isNews = path === FEEDS.news.path;
      const full = Array.from({ length: isNews ? stories : count }, (_, at) => story(feed, at));
      const short = isNews ? [story('short', 0, 'short'), story('short', 1, 'short')] : [];
      // Bytes, since a text would be encoded again at each request.
      return [path, Buffer.from(JSON.stringify([...full, ...short]))];
    }),
  );
  return createServer((request, response) => {
    const body = bodies.get((request.url ?? '').split('?')[0] ?? '');
    const answer = () =>
      response
        .writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(body ?? '{}');
    // A timer takes a millisecond even when it is set to none.
    if (lateMs) setTimeout(answer, lateMs);
    else answer();
  });
}
