import { fakeWorker, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { words } from '@/lib/testing/words';
import { keepAnswers } from './answers';
import { keepPage } from './keptPage';
import { answerStories, PATIENCE_MS, withoutConnection } from './respond';

const url = (path: string) => new URL(path, SITE);
const STORIES = `${SITE}/api/stories?ids=a&lang=hi`;
const story = { id: 'a', title: 'A' };
const keepStory = () => keepAnswers(new URL(STORIES), Response.json([story]));
const works: Promise<unknown>[] = [];
const ask = (stories = STORIES) => answerStories(new Request(stories), (work) => works.push(work));

describe('a story that is asked for', () => {
  it('comes from the site, and is kept for later', async () => {
    fakeWorker(() => Response.json([story]));
    expect(await (await ask()).json()).toEqual([story]);
    await Promise.all(works);
    fakeWorkerOffline();
    expect(await (await ask()).json()).toEqual([story]);
  });

  it('is an error where nothing is kept', async () => {
    fakeWorker();
    expect((await ask()).type).toBe('error');
  });

  it('is what is kept when the site takes too long', async () => {
    fakeWorker();
    await keepStory();
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
    const answer = ask();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await (await answer).json()).toEqual([story]);
  });

  it.each([
    ['nothing', false, 'a'],
    ['only one of two', true, 'a,b'],
  ])('is waited for when %s is kept', async (_, isKept, ids) => {
    fakeWorker();
    if (isKept) await keepStory();
    jest.useFakeTimers();
    let respond: (response: Response) => void = () => {};
    Object.assign(globalThis, {
      fetch: () => new Promise<Response>((done) => (respond = done)),
    });
    const answer = ask(`${SITE}/api/stories?ids=${ids}&lang=hi`);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    const stories = ids.split(',').map((id) => ({ id, title: 'New' }));
    respond(Response.json(stories));
    expect(await (await answer).json()).toEqual(stories);
  });

  it('is what of several is kept once the network has failed', async () => {
    fakeWorker();
    await keepStory();
    fakeWorkerOffline();
    const answer = await ask(`${SITE}/api/stories?ids=a,b&lang=hi`);
    expect(await answer.json()).toEqual([story]);
  });
});

/** The network goes, the stores stay. */
function fakeWorkerOffline() {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
}

describe('a page without a connection', () => {
  it('is the offline page in the page’s language', async () => {
    fakeWorker();
    const response = await withoutConnection(url('/hi/india'));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(`<h1>${words.hi.Offline.title}</h1>`);
    expect(html).toContain(words.hi.Offline.none);
    expect(html).toContain(`<a href="">${words.hi.Faults.retry}</a>`);
  });

  it('is the plain offline page where the kept one cannot be read', async () => {
    const { caches } = fakeWorker();
    await keepPage(url('/offline'), pageOf('en', { title: 'Kept' }));
    caches.isUnreadable = true;
    const html = await (await withoutConnection(url('/india'))).text();
    expect(html).toContain(`<h1>${words.en.Offline.title}</h1>`);
  });

  it('is the front page for a story that was read over a page: its reader opens it', async () => {
    fakeWorker();
    await keepStory();
    await keepPage(url('/hi'), pageOf('hi', { title: 'Front page' }));
    const response = await withoutConnection(url('/hi/news/a'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main>Front page</main>');
  });

  it('is the offline page for a story that was not', async () => {
    fakeWorker();
    await keepPage(url('/hi'), pageOf('hi'));
    expect((await withoutConnection(url('/hi/news/b'))).status).toBe(503);
  });
});
