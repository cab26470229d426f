import { fakeWorker, ofPortal, ofSite, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { words } from '@/lib/testing/words';
import { answerPage } from './answerPage';
import { keepAnswers } from './answers';
import { settled } from './fromSite';
import { keepPage } from './keptPage';
import { TIMEOUT_MS } from './networkFirst';
import { storeId } from './storeLimits';

const url = (path: string) => new URL(path, SITE);
const KEPT = '<main>Kept</main>';
const LINE = words.en.Offline.copy.split('{date}')[0] ?? '';
const tell = jest.fn(async () => {});
let works: Promise<unknown>[] = [];

const open = (path: string, network: () => Promise<Response>) =>
  answerPage(url(path), {
    network: () => settled(network()),
    tell,
    waitUntil: (work) => void works.push(work),
  });
const openKept = async (path: string, network: () => Promise<Response>) => {
  await keepPage(
    url(path.replace(/\?.*/, '')),
    pageOf(path.startsWith('/hi') ? 'hi' : 'en', { title: 'Kept' }),
  );
  return open(path, network);
};
/** What of a page opens once the network is gone. */
const offline = async (path: string) => (await open(path, Promise.reject.bind(Promise))).text();
const page = (title: string, status = 200) => pageOf('en', { title, status });

beforeEach(() => {
  works = [];
  tell.mockClear();
  fakeWorker();
});

describe('a page that is kept', () => {
  const FAILURES: [string, () => Promise<Response>][] = [
    ['a 404 that is not the site’s', async () => ofPortal(page('Not here', 404))],
    ['an answer of the type error', async () => Response.error()],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ...[429, 500, 502, 503, 504, 520].flatMap((status): [string, () => Promise<Response>][] => [
      [`the site's ${status}`, async () => page('Error', status)],
      [`a proxy's ${status}`, async () => ofPortal(page('Error', status))],
    ]),
  ];

  it.each(FAILURES)(
    'is shown with the moment it is of in place of %s, and stays',
    async (_, network) => {
      for (const path of ['/', '/news/a']) {
        const shown = await openKept(path, network);
        await Promise.all(works);
        expect(shown.status).toBe(200);
        expect(await shown.text()).toEqual(expect.stringMatching(`${LINE}[^]*${KEPT}`));
        expect(await offline(path)).toContain(KEPT);
      }
      expect(tell).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['a sign-in page', () => new Response('<html lang="en">sign in</html>', { status: 200 })],
    ['a demand to sign in', () => new Response('<html>sign in</html>', { status: 511 })],
  ])('stays while %s of the network is shown', async (_, portal) => {
    const shown = await openKept('/', async () => portal());
    await Promise.all(works);
    expect(await shown.text()).toContain('sign in');
    expect(await offline('/')).toContain(KEPT);
  });

  it.each([404, 410])('is deleted by the site’s %s where it is a story', async (status) => {
    const shown = await openKept('/news/a', async () => page('Gone', status));
    await Promise.all(works);
    expect(shown.status).toBe(status);
    expect(await offline('/news/a')).not.toContain(KEPT);
  });

  it.each(['/', '/india', '/tools/emi-calculator'])(
    'stays where the site has no %s for a moment, which is shown',
    async (path) => {
      const shown = await openKept(path, async () => page('Gone', 404));
      await Promise.all(works);
      expect(shown.status).toBe(404);
      expect(await offline(path)).toContain(KEPT);
    },
  );
});

it.each([500, 503, 404])('a %s is shown as it came where nothing is kept', async (status) => {
  const shown = await open('/india', async () => ofPortal(page('Error', status)));
  expect(shown.status).toBe(status);
});

it('a redirect is followed, and costs no copy', async () => {
  // As a browser has it, which Node cannot make.
  const redirect = Object.defineProperties(new Response(), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  });
  expect(await openKept('/', async () => redirect)).toBe(redirect);
  await Promise.all(works);
  expect(await offline('/')).toContain(KEPT);
});

describe('a page that comes after its copy was shown', () => {
  /** Opens a page whose answer takes longer than the patience for it. */
  async function openSlowly(path: string, late: Response) {
    jest.useFakeTimers();
    let respond: (response: Response) => void = () => {};
    const shown = openKept(path, () => new Promise((done) => (respond = done)));
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await (await shown).text()).toContain(KEPT);
    expect(tell).not.toHaveBeenCalled();
    respond(late);
    await Promise.all(works);
  }
  const NEVER = () => new Promise<Response>(() => {});

  it.each(['/', '/?breaking=all'])('is offered, and opens at once: %s', async (path) => {
    await openSlowly(path, page('New'));
    expect(tell).toHaveBeenCalledWith({ type: 'late', isGone: false });
    const shown = await (await open(`${path}#top`, NEVER)).text();
    expect(shown).toContain('<main>New</main>');
    expect(shown).not.toContain(LINE);
  });

  it('is asked for again the next time, and after a minute', async () => {
    await openSlowly('/', page('New'));
    jest.setSystemTime(Date.now() + 61_000);
    expect(await (await open('/', async () => page('Newer'))).text()).toContain('Newer');
    tell.mockClear();
    await openSlowly('/', page('New'));
    await open('/', NEVER);
    expect(await (await open('/', async () => page('Newer'))).text()).toContain('Newer');
  });

  it('takes the copy of a story with it that is no more', async () => {
    await openSlowly('/news/a', page('Gone', 410));
    expect(tell).toHaveBeenCalledWith({ type: 'late', isGone: true });
    expect((await open('/news/a', NEVER)).status).toBe(410);
    expect(await offline('/news/a')).not.toContain(KEPT);
  });

  it.each([
    ['a sign-in page', ofPortal(page('Sign in'))],
    ['an error', page('Error', 503)],
    ['half a page', ofSite(new Response('<html lang="en"><body>'))],
  ])('is not offered where it is %s', async (_, late) => {
    await openSlowly('/', late);
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('a page without a connection that is not kept', () => {
  const FAILS = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is the offline page in its language', async () => {
    const response = await open('/hi/india', FAILS);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(`<h1>${words.hi.Offline.title}</h1>`);
    expect(html).toContain(words.hi.Offline.none);
    expect(html).toContain(`<a href="">${words.hi.Faults.retry}</a>`);
  });

  it('is the offline page, with its status, at the URL of that', async () => {
    const response = await openKept('/offline', FAILS);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(KEPT);
  });

  it('is the plain offline page where the kept one cannot be read', async () => {
    const { caches } = fakeWorker();
    await keepPage(url('/offline'), pageOf('en', { title: 'Kept' }));
    caches.isUnreadable = true;
    expect(await (await open('/india', FAILS)).text()).toContain(
      `<h1>${words.en.Offline.title}</h1>`,
    );
  });

  it.each([
    ['without a connection', FAILS],
    ['while the site is down', async () => ofPortal(page('Error', 502))],
  ])('is the front page for a story that was read over a page, %s', async (_, network) => {
    await keepAnswers(
      url('/api/stories?ids=a&lang=hi'),
      ofSite(Response.json([{ id: 'a', title: 'A' }])),
    );
    await keepPage(url('/hi'), pageOf('hi', { title: 'Front page' }));
    const response = await open('/hi/news/a', network);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main>Front page</main>');
  });

  it('is the offline page for a story that was not', async () => {
    await keepPage(url('/hi'), pageOf('hi'));
    expect((await open('/hi/news/b', FAILS)).status).toBe(503);
  });
});

it('keeps what it shows', async () => {
  const { caches } = fakeWorker();
  await open('/india', async () => page('Fresh'));
  await Promise.all(works);
  expect(caches.pathsIn(storeId('pages'))).toEqual(['/india']);
});
