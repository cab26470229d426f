import { decodeEntities } from '@/lib/testing/decodeEntities';

/** What one URL of the site answered. */
export type Visit = {
  status: number;
  type: string;
  cacheControl: string;
  /** Empty for what is no text. */
  text: string;
  /** `NOTHING` for what is no picture. */
  bytes: Buffer;
};

/** The bytes of what is no picture. */
const NOTHING = Buffer.alloc(0);

/**
 * What a URL answers, as a crawler reads it. By `fetch`: Playwright reports each request of its own as a step, which
 * costs. As it is: to compress costs the site more than to send.
 */
export async function visit(url: string): Promise<Visit> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type,
    cacheControl: response.headers.get('cache-control') ?? '',
    text: /^text\/|xml|json/.test(type) ? bytes.toString() : '',
    bytes: type.startsWith('image/') ? bytes : NOTHING,
  };
}

/**
 * Every URL of the site that an answer names: links of a page, and whole URLs anywhere,
 * without fragments.
 */
function namedIn({ text, type }: Visit, at: string): string[] {
  const { origin } = new URL(at);
  const links = type.startsWith('text/html')
    ? [...text.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href)
    : [];
  const whole = text.match(new RegExp(`${origin}[^\\s"<>()\\[\\]\\\\]*`, 'g')) ?? [];
  return [...new Set([...links, ...whole])].flatMap((named) => {
    const url = new URL(decodeEntities(named), at);
    url.hash = '';
    return url.origin === origin ? [url.href] : [];
  });
}

/**
 * Stories of one kind are drawn alike: of each feed's the first is enough, of samples those of one section. So are cards
 * of pages (what each says: `lib/images/cards/pageSocialCard.test.ts`), but of the first one, of sports and of tools.
 */
const isDrawnAlike = (path: string) =>
  /^\/(?:og|og\/card|pictures)\/(?:[a-z]+(?:-[a-z]+)?-\d*[1-9]\.|sample-(?!world-)|page\/(?!home\.|sports|tools\/))/.test(
    path,
  );

/** Of a section's feed one format is enough: `feeds.wide.spec.ts` and `lib/seo/feeds` have the others. */
const isFedAlike = (path: string) => /^\/feeds\/\w+\/(?!all\.).*\.(?:atom|json)$/.test(path);

/**
 * Their pages are alike too: past the first three of a feed, of which one has a video and one is on YouTube, and of
 * samples but those of one section and one state (all: `lib/stories/sampleStory.test.ts`).
 */
const isWrittenAlike = (path: string) =>
  /^(?:\/hi)?(?:\/lite)?\/news\/(?:(?:[a-z]+-)+\d*[3-9](?:\.md)?$|sample-(?!world-|gujarat-))/.test(
    path,
  );

const isPicture = (path: string) => /^\/(?:og|pictures)\//.test(path);

/** A page on which something is chosen, one for all states, and the names by which it is; none without. */
function choiceOf({ pathname, searchParams }: URL): string | null {
  const page = pathname.replace(/(?<=\/india)\/[^/]+$/, '/*');
  const names = [...searchParams.keys()].sort().join('&');
  return names && !isPicture(pathname) ? `${page}?${names}` : null;
}

/**
 * Two of what can be chosen on a page show how it answers; which stories another lists is held by
 * `components/section/filters.test.tsx`, and which figures by the tests of each tool.
 */
const SHOWN_OF_A_CHOICE = 2;

/**
 * Visits everything that can be reached from the front pages and from what machines read, a few at
 * a time; without what shows again what another answer shows, and where nobody looks at them, without pictures.
 */
export async function crawl(site: string, { pictures = true } = {}): Promise<Map<string, Visit>> {
  const isWorthAVisit = (url: string) => {
    const { pathname } = new URL(url);
    if (isPicture(pathname)) return pictures && !isDrawnAlike(pathname);
    return !isWrittenAlike(pathname) && !isFedAlike(pathname);
  };
  const visits = new Map<string, Visit>();
  const choices = new Map<string, number>();
  const isAnotherChoice = (url: string) => {
    const choice = choiceOf(new URL(url));
    if (choice === null) return false;
    const shown = choices.get(choice) ?? 0;
    choices.set(choice, shown + 1);
    return shown >= SHOWN_OF_A_CHOICE;
  };
  let ahead = new Set(
    ['/', '/hi', '/robots.txt', '/sitemap.xml', '/llms.txt'].map((path) => site + path),
  );
  while (ahead.size > 0) {
    const found: string[] = [];
    const queue = [...ahead];
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let url = queue.pop(); url; url = queue.pop()) {
          const visited = await visit(url);
          visits.set(url, visited);
          found.push(...namedIn(visited, url));
        }
      }),
    );
    // In their order, so that each crawl takes the same of what can be chosen.
    const named = [...new Set(found)].filter((url) => !visits.has(url) && isWorthAVisit(url));
    ahead = new Set(named.toSorted().filter((url) => !isAnotherChoice(url)));
  }
  return visits;
}
