import { test as base, type ConsoleMessage, type Page, type WebError } from '@playwright/test';
import { startSite } from './site';
import { Upstream } from './upstream';

type Workers = {
  provider: Upstream;
  /** Origin of this worker's own site, a production build that reads from `provider`. */
  site: string;
};

type Tests = {
  /** The provider of the news: good news and no faults at the start of each test. */
  upstream: Upstream;
  /** Complaints of the browser that a test expects; any other fails it. */
  expectComplaint: (pattern: RegExp) => void;
};

/** All feeds at once. */
const LISTS = '/api/updates?lists=posters,breaking-news,featured-stories,trending';

export const test = base.extend<Tests, Workers>({
  provider: [
    async ({}, provide) => {
      const provider = new Upstream();
      await provider.listen();
      await provide(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ provider }, provide) => {
      const { origin, server } = await startSite({
        NEWS_API_URL: provider.origin,
        // A test that says Surrogate-Capability is an edge.
        TRUSTED_EDGES: '127.0.0.1',
      });
      // The first render of a new process is slow, whatever the provider does.
      for (const path of ['/', '/hi', '/news/news-en-0']) await (await fetch(origin + path)).text();
      await provide(origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, provide) => provide(site),

  // As it is: to compress costs the site more than to send. A test of codings says which it takes.
  request: async ({ playwright, baseURL }, provide) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'accept-encoding': 'identity' },
    });
    await provide(request);
    await request.dispose();
  },

  upstream: [
    async ({ provider, site }, provide) => {
      provider.reset();
      await settled(site);
      provider.forget();
      await provide(provider);
    },
    { auto: true },
  ],

  expectComplaint: async ({}, provide) => {
    await provide((pattern) => expected.push(pattern));
  },

  // Only a test that asks for a page opens a browser: most ask for responses alone.
  context: async ({ context }, provide) => {
    expected.length = 0;
    const complaints: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error' || /content security policy/i.test(message.text())) {
        complaints.push(`${message.text()} (${message.location().url})`);
      }
    };
    const onError = (error: WebError) => {
      if (!isOfTheClock(error.error())) complaints.push(String(error.error()));
    };
    context.on('console', onConsole).on('weberror', onError);
    await provide(context);
    // The next test may be given the same context.
    context.off('console', onConsole).off('weberror', onError);
    // A page left open goes on polling, also beside a test that opens none.
    for (const page of context.pages()) await leave(page);
    const unexpected = complaints.filter(
      (complaint) => !expected.some((pattern) => pattern.test(complaint)),
    );
    base.expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

/** Empties a page; one that has crashed is gone anyway. A navigation under way may come between. */
async function leave(page: Page): Promise<void> {
  for (let tries = 0; tries < 3 && !page.isClosed(); tries++) {
    await page.goto('about:blank').catch(() => {});
    if (page.url() === 'about:blank') return;
  }
}

/**
 * What Playwright's clock says in a page that is emptied after a test: the two scripts by which it
 * enters a page are taken out at once, not in turn, and the second one needs the first. Not what a
 * script of the site says in the same words.
 */
const isOfTheClock = ({ message, stack = '' }: Error) =>
  message === "Cannot read properties of undefined (reading 'controller')" &&
  !stack.includes('/_next/');

/** Of the test that runs now: a worker runs one at a time. */
const expected: RegExp[] = [];

/**
 * Calls of an earlier test that were cut may still be failing in the site; afterwards every feed is
 * good again.
 */
async function settled(site: string): Promise<void> {
  let tries = 0;
  while (!(await fetch(site + LISTS)).ok) {
    if (++tries > 500) throw new Error('the feeds do not recover');
    await new Promise((done) => setTimeout(done, 20));
  }
}

export const { expect } = test;
