import { act, fireEvent, screen } from '@testing-library/react';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { bodyOf, ENGLISH, HINDI, NOW, story } from '@/lib/testing/samples';
import { followShown } from './followReading';
import { toggleSaved } from './saveControl';
import { readingHistory, putFirst, saved } from './storyRecords';

const CONTACTS = {
  phone: { display: '+91 120 000 0000', href: 'tel:+911200000000' },
  emails: [],
};
/** Two screens high, and scrolled so that this much of it has come into sight. */
const HEIGHT = 2 * innerHeight;
let shown = 0;

const page = (
  locale: (typeof TESTED_LOCALES)[number],
  given: Partial<Parameters<typeof story>[0]> = {},
) => {
  document.documentElement.lang = locale;
  return renderInLocale(
    <main>
      <StoryArticle
        story={story({ body: bodyOf('It rained.\n\nThen it stopped.'), ...given })}
        shared={{ title: ENGLISH, url: 'https://example.org/news/a1' }}
        origin="https://example.org"
        now={NOW}
        contacts={CONTACTS}
      />
    </main>,
    locale,
  );
};
const line = () => document.querySelector<HTMLElement>('.reading-line');
const entry = (percent: number) => ({
  id: 'a1',
  title: ENGLISH,
  lang: 'en',
  section: '',
  pageLang: 'en',
  at: NOW,
  percent,
});
/** Lets the browser draw the frame after a scroll. */
const scroll = (percent: number) =>
  act(() => {
    shown = percent;
    fireEvent.scroll(document);
    jest.advanceTimersByTime(20);
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
  shown = 0;
  Element.prototype.getBoundingClientRect = () =>
    ({ top: innerHeight - (HEIGHT * shown) / 100, bottom: 500, height: HEIGHT }) as DOMRect;
});
afterEach(() => {
  document.body.replaceChildren();
  followShown(undefined);
  jest.useRealTimers();
});

describe('tells the site that a story was read', () => {
  const sent = jest.fn<boolean, [string, Blob]>(() => true);
  const show = (state: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  beforeEach(() => {
    sent.mockClear();
    Object.assign(navigator, { sendBeacon: sent });
    page('en');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('once, after five seconds, by its id', async () => {
    followShown(undefined);
    pass(4900);
    expect(sent).not.toHaveBeenCalled();
    pass(200);
    scroll(30);
    pass(20_000);
    expect(sent).toHaveBeenCalledTimes(1);
    const [[path, body] = []] = sent.mock.calls;
    expect(path).toBe('/api/reports/reads');
    expect(body?.type).toBe('application/json');
  });

  it.each<[string, () => void]>([
    [
      'who leaves sooner',
      () => (
        followShown(undefined),
        pass(3000),
        document.body.replaceChildren(),
        followShown(undefined)
      ),
    ],
    ['whose tab is hidden by then', () => (followShown(undefined), show('hidden'))],
    ['whose tab is hidden from the start', () => (show('hidden'), followShown(undefined))],
    [
      'who saves data',
      () => {
        Object.assign(navigator, {
          connection: Object.assign(new EventTarget(), { saveData: true }),
        });
        followShown(undefined);
      },
    ],
  ])('but not of a reader %s', (_, act) => {
    act();
    pass(10_000);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe.each(TESTED_LOCALES)('reading a story in %s', (locale) => {
  const t = speak(locale);
  const My = words[locale].My;
  const control = () => screen.getByRole('button', { name: t('Reader.save') });

  it('notes the story, its section and how far it was read', () => {
    page(locale);
    followShown(My);
    expect(readingHistory.read()).toEqual([
      {
        ...entry(0),
        pageLang: locale,
        section: t('Categories.weather'),
      },
    ]);
    scroll(40);
    act(() => jest.advanceTimersByTime(500));
    scroll(30);
    act(() => jest.advanceTimersByTime(500));
    expect(readingHistory.read()).toMatchObject([{ id: 'a1', percent: 40 }]);
  });

  it('counts nothing as read that is on the screen before any scrolling', () => {
    shown = 22;
    page(locale);
    followShown(My);
    fireEvent(window, new Event('resize'));
    scroll(22);
    act(() => jest.advanceTimersByTime(500));
    toggleSaved(control(), My);
    for (const list of [readingHistory, saved]) expect(list.read()).toMatchObject([{ percent: 0 }]);
    scroll(30);
    act(() => jest.advanceTimersByTime(500));
    for (const list of [readingHistory, saved])
      expect(list.read()).toMatchObject([{ percent: 30 }]);
  });

  it('counts a story as read that ends on the first screen', () => {
    shown = 100;
    page(locale);
    followShown(My);
    act(() => jest.advanceTimersByTime(500));
    expect(readingHistory.read()).toMatchObject([{ percent: 100 }]);
  });

  it('shows how far by a line that is not read aloud', () => {
    page(locale);
    followShown(My);
    scroll(25);
    expect(line()).toHaveAttribute('aria-hidden', 'true');
    expect(line()?.style.transform).toBe('scaleX(0.25)');
  });

  it.each([
    [10, 0],
    [50, 1],
    [95, 0],
  ])('offers to go on where %d per cent were read: %d button', (percent, count) => {
    putFirst(readingHistory, entry(percent));
    page(locale);
    followShown(My);
    expect(screen.queryAllByRole('button', { name: t('My.continue') })).toHaveLength(count);
  });

  it('goes there, gives the focus to the text, and offers it no more', () => {
    putFirst(readingHistory, entry(50));
    page(locale);
    followShown(My);
    const scrollBy = jest.fn();
    Object.assign(window, { scrollBy });
    fireEvent.click(screen.getByRole('button', { name: t('My.continue') }));
    expect(scrollBy).toHaveBeenCalledWith({ top: HEIGHT / 2, behavior: 'instant' });
    expect(screen.getByText('It rained.')).toHaveFocus();
    expect(screen.queryByRole('button', { name: t('My.continue') })).toBeNull();
  });

  it('offers no way to where one is', () => {
    putFirst(readingHistory, entry(50));
    page(locale);
    followShown(My);
    scroll(45);
    expect(screen.queryByRole('button', { name: t('My.continue') })).toBeNull();
  });

  it.each([
    [45, 1],
    [55, 0],
  ])('of two screens, scrolled by %d per cent, it offers that by %d button', (percent, count) => {
    putFirst(readingHistory, entry(90));
    page(locale);
    followShown(My);
    scroll(percent);
    expect(screen.queryAllByRole('button', { name: t('My.continue') })).toHaveLength(count);
  });

  it('saves the story with its place, and no longer, and says so', () => {
    putFirst(readingHistory, entry(50));
    page(locale);
    followShown(My);
    expect(control()).toHaveAttribute('aria-pressed', 'false');
    toggleSaved(control(), My);
    expect(control()).toHaveAttribute('aria-pressed', 'true');
    expect(saved.read()).toMatchObject([{ id: 'a1', percent: 50 }]);
    expect(screen.getByRole('status')).toHaveTextContent(My.savedNote);
    expect(screen.getByRole('link', { name: My.toMy })).toHaveAttribute(
      'href',
      { en: '/my', hi: '/hi/my' }[locale],
    );
    toggleSaved(control(), My);
    expect(control()).toHaveAttribute('aria-pressed', 'false');
    expect(saved.read()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(My.unsavedNote);
  });

  it('says that a story could not be saved', () => {
    page(locale);
    followShown(My);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    toggleSaved(control(), My);
    expect(control()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(My.saveFailed);
  });
});

it('keeps the language of a title that is not the page’s', () => {
  page('en', { lang: 'hi', title: HINDI });
  followShown(words.en.My);
  expect(readingHistory.read()).toMatchObject([{ title: HINDI, lang: 'hi', pageLang: 'en' }]);
});

it('waits until the page is looked at', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  page('en');
  followShown(words.en.My);
  expect(readingHistory.read()).toEqual([]);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(readingHistory.read()).toHaveLength(1);
});

it('is pressed where another tab saved the story', () => {
  page('en');
  followShown(words.en.My);
  act(() => void putFirst(saved, entry(0)));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

it('notes what was read last when the story closes, and takes its parts away', () => {
  page('en');
  followShown(words.en.My);
  scroll(60);
  document.querySelector('[data-later="save"]')?.remove();
  followShown(words.en.My);
  expect(readingHistory.read()).toMatchObject([{ percent: 60 }]);
  expect(line()).toBeNull();
});

it('keeps nothing of a draft, which cannot be shared', () => {
  renderInLocale(
    <main>
      <StoryArticle story={story()} origin="" now={NOW} contacts={CONTACTS} />
    </main>,
  );
  followShown(words.en.My);
  expect(readingHistory.read()).toEqual([]);
});
