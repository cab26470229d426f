import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNEL_NAMES, SITE_ID } from '#site/brand.mjs';
import { POLL_INTERVALS_MS } from '@/lib/polls/pollIntervals';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { SHARE_QUERY } from '@/lib/request/sharedLink.mjs';

// What these files repeat, since no edge can read it from the site.
const text = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const secondsOf = (pattern: RegExp, source: string) => Number(pattern.exec(source)?.[1]);

describe('nginx', () => {
  it('keeps a connection from one poll of breaking news to the next', () => {
    const kept = secondsOf(/^keepalive_timeout (\d+)s;/m, text('nginx/http.conf'));
    expect(kept * 1000).toBeGreaterThan(POLL_INTERVALS_MS['breaking-news']);
  });

  it('knows what stands in for a social card by its header', () => {
    const [, fallback] = /\$is_fallback \{\s*'([^']+)' 1;/.exec(text('nginx/requests.conf')) ?? [];
    expect(fallback).toBe(CACHE_CONTROL.fallbackSocialCard);
  });

  it('speaks Hindi too where it answers a reader itself', () => {
    const [, refusal = ''] = /return 429 '([^']+)'/.exec(text('nginx/site.conf')) ?? [];
    for (const words of [refusal, text('nginx/down.html')])
      expect(words).toMatch(/\p{Script=Devanagari}/u);
  });
});

it.each(['nginx/down.html', 'alerts.yml'])(
  '%s names no channel, so that it is any one’s',
  (path) => {
    for (const name of Object.values(CHANNEL_NAMES)) expect(text(path)).not.toContain(name);
    expect(text(path)).not.toMatch(new RegExp(SITE_ID.replace('-', '-?'), 'i'));
  },
);

it.each([
  ['nginx/site.conf', /^location ~\* (\S*preview\S*) \{[^}]*\}/m, /proxy_cache (?!off)/],
  ['varnish/default.vcl', /req\.url ~ "(\S*preview\S*)"\) \{ return \(pass\); \}/, /never/],
])('%s hands drafts through and keeps none', (file, rule, cached) => {
  const [block = '', pattern = ''] = rule.exec(text(file)) ?? [];
  const passes = (path: string) => new RegExp(pattern).test(path);
  expect(['/preview', '/hi/preview', '/preview/'].map(passes)).toEqual([true, true, true]);
  expect(['/previews', '/news/preview/a', '/'].map(passes)).toEqual([false, false, false]);
  expect(block).not.toMatch(cached);
});

it.each([
  ['nginx/requests.conf', `"~^${SHARE_QUERY}$" '';`],
  ['varnish/default.vcl', `"^[^?]*[?]${SHARE_QUERY}$"`],
])('%s keeps one copy for all links that were shared, by the site’s own list', (file, key) => {
  expect(text(file)).toContain(key);
});

it.each(['page', 'api'] as const)(
  'Varnish shows a response of the kind %s for as long as its header says',
  (kind) => {
    const stale = secondsOf(/stale-while-revalidate=(\d+)/, CACHE_CONTROL[kind]);
    const grace = secondsOf(
      /restarts == 0\) \{ set req\.grace = (\d+)s;/,
      text('varnish/default.vcl'),
    );
    expect(grace).toBe(stale);
  },
);
