import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import type { Locale } from '@/lib/i18n/locales';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { closedOrigin } from '@/lib/testing/localServer';

export const FEEDS = ['/posters', '/breaking-news', '/featured-stories', '/news'] as const;
export type FeedPath = (typeof FEEDS)[number];

/** How a feed answers instead of its good body. */
export type Reply = (call: {
  response: ServerResponse;
  good: string;
  /** Ends the time that the site gives this call, so that no test waits for a clock. */
  expire: () => void;
}) => void;

const story = (id: string, title: string) => ({
  id,
  title,
  content: 'Narmada.',
  category: 'business',
  state: 'Madhya Pradesh',
  timestamp: '2026-11-20T05:00:00.000Z',
  priority: -10, // before all that a test adds
});
const poster = (id: string) => ({ id, title: 'The bridge opens', hindTitle: 'पुल खुला' });

/** The entries of a good answer: of each feed of stories one in each language. */
export const GOOD: Record<FeedPath, readonly { id: string }[]> = {
  '/posters': [poster('posters-en'), poster('posters-hi')],
  '/breaking-news': [story('breaking-en', 'The bridge opens'), story('breaking-hi', 'पुल खुला')],
  '/featured-stories': [story('featured-en', 'A new gate'), story('featured-hi', 'नया द्वार')],
  '/news': [story('news-en', 'Rain in the hills'), story('news-hi', 'पहाड़ों में बारिश')],
};

/** The ids of the good entries that a page in the language shows first. */
export const idsIn = (locale: Locale, feeds: readonly FeedPath[] = FEEDS) =>
  feeds.map((feed) => `${feed.slice(1).split('-')[0] ?? ''}-${locale}`);

/** A provider whose feeds answer as a test says, each on its own. */
export async function startFaultyProvider() {
  const [upstream, closed] = await Promise.all([startUpstream(), closedOrigin()]);
  const calls = new Map<AbortSignal, AbortController>();
  const lastCall = new Map<string, AbortController | undefined>();
  const refused = new Set<string>();
  const limits: number[] = [];
  const calledFeeds: string[] = [];
  const { dispatch } = Agent.prototype;

  return {
    ...upstream,
    /** What every call was given, in milliseconds. */
    limits,
    /** The feeds called, also where nobody listens. */
    calledFeeds,
    /** To be called before each test: good answers, and no clock. */
    begin: () => {
      upstream.reset();
      refused.clear();
      limits.length = 0;
      calledFeeds.length = 0;
      FEEDS.forEach((feed) => upstream.sends(feed, GOOD[feed]));
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const call = new AbortController();
        limits.push(ms);
        calls.set(call.signal, call);
        return call.signal;
      });
      jest.spyOn(Agent.prototype, 'dispatch').mockImplementation(function (
        this: Agent,
        call,
        handler,
      ) {
        const feed = call.path.replace(/^\/api/, '');
        calledFeeds.push(feed);
        // undici hands it over, though the type does not say so.
        const signal = 'signal' in call && call.signal instanceof AbortSignal ? call.signal : null;
        lastCall.set(feed, signal ? calls.get(signal) : undefined);
        const origin = refused.has(feed) ? closed : call.origin;
        return dispatch.call(this, { ...call, origin }, handler);
      });
    },
    fail: (feeds: readonly FeedPath[], reply: Reply | 'refused') =>
      feeds.forEach((feed) => {
        if (reply === 'refused') refused.add(feed);
        else
          upstream.on(feed, (_, response) =>
            reply({
              response,
              good: JSON.stringify(GOOD[feed]),
              expire: () =>
                lastCall
                  .get(feed)
                  ?.abort(new DOMException('The operation timed out', 'TimeoutError')),
            }),
          );
      }),
    mend: (feeds: readonly FeedPath[]) =>
      feeds.forEach((feed) => {
        refused.delete(feed);
        upstream.sends(feed, GOOD[feed]);
      }),
  };
}
