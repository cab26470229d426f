import { act, fireEvent, screen, within } from '@testing-library/react';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import { StandardCard } from '@/components/story/StandardCard';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { IDLE_MS, scrollBlocks } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { bodyOf, card, NOW, story } from '@/lib/testing/samples';
import { StoryActions } from './StoryActions.island';

jest.mock('next/navigation', () => ({ useParams: () => ({}) }));
jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const CONTACTS = { phone: { display: '+91 120 000 0000', href: 'tel:+911200000000' }, emails: [] };
let fetchStub: ReturnType<typeof fakeFetch>;
/** A cached story stays while the page is open: each test has a story of its own. */
let id = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.mocked(laterWords).mockResolvedValue(words.en);
  jest.mocked(pageLocale).mockReturnValue('en');
  history.replaceState(null, '', '/');
  document.title = 'Home';
  fetchStub = fakeFetch();
  id += 1;
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (given: Parameters<typeof card>[0] = {}, locale: 'en' | 'hi' = 'en') => {
  jest.mocked(laterWords).mockResolvedValue(words[locale]);
  jest.mocked(pageLocale).mockReturnValue(locale);
  return renderInLocale(
    <>
      <StandardCard
        story={card({ id: `s${id}`, lang: locale, title: 'Rain', ...given })}
        now={NOW}
        leads
        hasActions
      />
      <StoryActions
        locale={locale}
        contacts={CONTACTS}
        videoSite="https://example.org/channel"
        previewNote={words[locale].Story.opensPreview}
      />
    </>,
    locale,
    'ofPage',
  );
};
const answer = (given: Parameters<typeof story>[0] = {}) =>
  fetchStub.mockResolvedValue(
    reply([story({ id: `s${id}`, title: 'Rain', body: bodyOf('The whole text.'), ...given })]),
  );
const click = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('a cached story', () => {
  it('opens at once, at its URL, with no further request', async () => {
    answer();
    show();
    await wait(10); // idle: the page observes its cards
    act(() => scrollBlocks('in sight'));
    await wait(200);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await click('Rain');
    expect(dialog('Rain').getByText('The whole text.')).toBeVisible();
    expect(location.pathname).toBe(`/news/s${id}`);
    expect(document.title).toBe('Rain');
    await wait(60_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('a story not yet cached', () => {
  it('shows its headline and summary at once, and its body when it comes', async () => {
    let arrive: (answer: ReturnType<typeof reply>) => void = () => {};
    fetchStub.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show({ summary: 'Wet.' });
    await click('Rain');
    expect(dialog('Rain').getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
    expect(dialog('Rain').getByText('Wet.')).toBeVisible();
    expect(dialog('Rain').getByText('Loading...').querySelector('.animate-spin')).toBeVisible();
    expect(dialog('Rain').getByRole('heading', { level: 1 })).toHaveFocus();
    await act(async () =>
      arrive(reply([story({ id: `s${id}`, title: 'Rain', body: bodyOf('The whole text.') })])),
    );
    expect(dialog('Rain').getByText('The whole text.')).toBeVisible();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'No news found'],
    ['hi', 'यह ख़बर नहीं मिली'],
  ] as const)('that nobody has says so (%s)', async (locale, missing) => {
    fetchStub.mockResolvedValue(reply([{ id: `s${id}`, missing: 'absent' }]));
    show({}, locale);
    await click('Rain');
    expect(dialog(missing).getByRole('heading', { name: missing })).toBeVisible();
  });

  it.each([
    [
      'en',
      'This story could not be loaded.',
      () => Promise.reject(new TypeError('failed to fetch')),
    ],
    ['hi', 'यह ख़बर लोड नहीं हो सकी।', () => Promise.reject(new TypeError('failed to fetch'))],
    [
      'en',
      'This story could not be loaded.',
      () => Promise.resolve(reply({ error: 'News article not found' }, 502)),
    ],
    ['hi', 'यह ख़बर लोड नहीं हो सकी।', () => Promise.resolve(reply([]))],
  ] as const)(
    'stays with its headline, summary and picture when it cannot be loaded, and can be tried again (%s: %s)',
    async (locale, failed, answer) => {
      fetchStub.mockImplementation(answer);
      show({ summary: 'Wet.' }, locale);
      await click('Rain');
      expect(dialog('Rain').getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
      expect(dialog('Rain').getByText('Wet.')).toBeVisible();
      expect(screen.getByRole('dialog').querySelector('article img')).not.toBeNull();
      expect(dialog('Rain').getByText(failed)).toBeVisible();
      fetchStub.mockResolvedValue(
        reply([story({ id: `s${id}`, title: 'Rain', body: bodyOf('The whole text.') })]),
      );
      await act(async () =>
        dialog('Rain')
          .getByRole('button', { name: speak(locale)('Faults.retry') })
          .click(),
      );
      expect(dialog('Rain').getByText('The whole text.')).toBeVisible();
      expect(dialog('Rain').queryByText(failed)).not.toBeInTheDocument();
    },
  );
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it('the URL alone opens the reader, and Loading... shows until the story is there', async () => {
    fetchStub.mockReturnValue(new Promise(() => {}));
    history.replaceState(null, '', `/news/t${id}`);
    await act(async () => show({}, locale));
    expect(dialog(t('Story.loading')).getByRole('status')).toHaveTextContent(t('Story.loading'));
  });

  it('a story of which only the URL is known says that it could not be loaded, and another try keeps the focus', async () => {
    fetchStub.mockRejectedValue(new TypeError('failed to fetch'));
    history.replaceState(null, '', `/news/u${id}`);
    await act(async () => show({}, locale));
    expect(dialog(t('Reader.failed')).getByText(t('Reader.failed'))).toBeVisible();
    fetchStub.mockResolvedValue(reply([story({ id: `u${id}`, title: 'Sun' })]));
    const retry = dialog(t('Reader.failed')).getByRole('button', { name: t('Faults.retry') });
    await act(async () => {
      retry.focus();
      retry.click();
    });
    expect(dialog('Sun').getByRole('heading', { level: 1, name: 'Sun' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the ages of the page’s stories up to date', async () => {
    show({}, locale);
    await wait(IDLE_MS);
    expect(screen.getByText(t('Time.minutes', { count: 5 }))).toBeVisible();
    await wait(60_000);
    expect(screen.getByText(t('Time.minutes', { count: 6 }))).toBeVisible();
  });

  it('links that open a preview have a description', () => {
    fetchStub.mockReturnValue(new Promise(() => {}));
    show({ videoUrl: 'https://example.org/v.webm' }, locale);
    expect(
      screen.getByRole('link', { name: t('Story.videoOf', { title: 'Rain' }) }),
    ).toHaveAccessibleDescription(t('Story.opensPreview'));
  });

  it('Back goes one step back, and the page has its title again', async () => {
    answer();
    const back = jest
      .spyOn(history, 'back')
      .mockImplementation(() => history.replaceState(null, '', '/'));
    show({}, locale);
    await click('Rain');
    await act(async () =>
      dialog('Rain')
        .getByRole('button', { name: t('Reader.back') })
        .click(),
    );
    expect(back).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.title).toBe('Home');
  });

  it('Share opens the menu for this story', async () => {
    answer();
    show({}, locale);
    await act(async () =>
      screen.getByRole('button', { name: t('Story.shareStory', { title: 'Rain' }) }).click(),
    );
    const url = encodeURIComponent(`http://localhost${{ en: '', hi: '/hi' }[locale]}/news/s${id}`);
    expect(
      dialog(t('Share.title')).getByRole('link', { name: t('Share.facebook') }),
    ).toHaveAttribute('href', expect.stringContaining(url));
  });
});

it('Share of a part of the page has its own name and address', async () => {
  renderInLocale(
    <>
      <article data-story={`s${id}`}>
        <RegisterCard id={`s${id}`} lang="en" title="Rain" />
        <button data-action="share" data-title="A part" data-url="/news/s?update=1#u-1" />
      </article>
      <StoryActions
        locale="en"
        contacts={CONTACTS}
        videoSite={null}
        previewNote="Opens a preview"
      />
    </>,
  );
  await act(async () => screen.getByRole('button').click());
  const url = encodeURIComponent('http://localhost/news/s?update=1#u-1');
  const link = dialog('Share this story').getByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('href', expect.stringContaining(url));
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('A part')));
});

it('Back closes the share menu of the story that it closes', async () => {
  answer();
  show();
  await click('Rain');
  await act(async () =>
    dialog('Rain')
      .getAllByRole('button', { name: /^Share/ })[0]
      ?.click(),
  );
  expect(screen.getByRole('dialog', { name: 'Share this story' })).toBeVisible();
  await act(async () => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a story with a video', () => {
  const VIDEO = { videoUrl: 'https://example.org/v.webm' };

  it('opens its preview, and stays at this URL', async () => {
    answer(VIDEO);
    show(VIDEO);
    await click('Video: Rain');
    expect(
      dialog('Video preview').getByRole('link', { name: 'Watch on our video channel' }),
    ).toHaveAttribute('href', 'https://example.org/channel');
    expect(location.pathname).toBe('/');
    await act(async () => dialog('Video preview').getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be read from its preview, which closes', async () => {
    answer(VIDEO);
    show(VIDEO);
    await click('Video: Rain');
    await click('Read the story');
    expect(dialog('Rain').getByText('The whole text.')).toBeVisible();
    expect(location.pathname).toBe(`/news/s${id}`);
    expect(screen.queryByRole('dialog', { name: 'Video preview' })).not.toBeInTheDocument();
  });

  it('View News opens the preview, Read More the reader', async () => {
    answer(VIDEO);
    show(VIDEO);
    await click('View News: Rain');
    await act(async () => dialog('Video preview').getByRole('button', { name: 'Close' }).click());
    await click('Read More: Rain');
    expect(dialog('Rain').getByText('The whole text.')).toBeVisible();
  });
});

it('a click with Ctrl opens nothing here', async () => {
  answer();
  show();
  // jsdom cannot follow the link; the browser would, in a new tab.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  fireEvent.click(screen.getByRole('link', { name: 'Rain' }), { ctrlKey: true });
  removeEventListener('click', stay);
  expect(location.pathname).toBe('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
