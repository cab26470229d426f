import { act, fireEvent, screen, within } from '@testing-library/react';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { pushUrl } from '@/lib/browser/url';
import { fakeSpeech, noSpeech } from '@/lib/testing/fakeSpeech';
import { speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { listen } from './listen';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const TEXT = { en: ['Rain fell.', 'Roads closed.'], hi: ['वर्षा हुई।', 'सड़कें बंद।'] };

describe.each(TESTED_LOCALES)('a story read aloud in %s', (locale) => {
  const t = speak(locale);
  const [first, second] = TEXT[locale];

  async function start(...tags: string[]) {
    const speech = fakeSpeech(...tags);
    document.documentElement.lang = locale;
    document.body.innerHTML = `<article><button>listen</button><h1>${first}</h1><div data-part="text"><p>${second}</p></div></article>`;
    await press('listen');
    return speech;
  }
  const press = (name: string) => act(async () => listenTo(screen.getByRole('button', { name })));
  const listenTo = (button: HTMLElement) =>
    button.matches('article *') ? listen(button) : button.click();
  const bar = () => screen.queryByRole('region', { name: t('Voice.title') });

  beforeEach(() => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    jest.mocked(pageLocale).mockReturnValue(locale);
    history.replaceState(null, '', '/');
    Element.prototype.scrollIntoView = jest.fn();
    localStorage.clear();
  });
  afterEach(async () => {
    await act(async () => pushUrl('/elsewhere')); // ends what is under way
    noSpeech();
  });

  it('begins with its headline, marks what is said, and goes on', async () => {
    const speech = await start('de-DE', `${locale}-IN`);
    expect(speech.texts()).toEqual([first]);
    expect(document.querySelector('[data-spoken]')).toHaveTextContent(first ?? '');
    expect(screen.getByText(t('Voice.position', { number: 1, count: 2 }))).toBeVisible();
    await act(async () => speech.end());
    expect(speech.texts()).toEqual([first, second]);
    expect(document.querySelector('[data-spoken]')).toHaveTextContent(second ?? '');
    await act(async () => speech.end());
    expect(document.querySelector('[data-spoken]')).toBeNull();
    expect(screen.getByRole('button', { name: t('Voice.play') })).toBeVisible();
  });

  it('is paused and continued by the button that has the focus', async () => {
    const speech = await start(`${locale}-IN`);
    expect(screen.getByRole('button', { name: t('Voice.pause') })).toHaveFocus();
    await press(t('Voice.pause'));
    expect(speech.cancelled).toBe(1);
    await press(t('Voice.play'));
    expect(speech.texts()).toEqual([first, first]);
  });

  it('goes to the next paragraph and back', async () => {
    const speech = await start(`${locale}-IN`);
    await press(t('Voice.next'));
    await press(t('Voice.next')); // there is none
    await press(t('Voice.previous'));
    expect(speech.texts()).toEqual([first, second, first]);
  });

  it('is read faster, which the phone remembers', async () => {
    const speech = await start(`${locale}-IN`);
    await press(t('Voice.speed', { speed: '1' }));
    expect(speech.last()?.rate).toBe(1.25);
    await press(t('Voice.close'));
    const again = await start(`${locale}-IN`);
    expect(again.last()?.rate).toBe(1.25);
  });

  it('is read faster where nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const speech = await start(`${locale}-IN`);
    await press(t('Voice.speed', { speed: '1' }));
    expect(speech.last()?.rate).toBe(1.25);
  });

  it.each([
    ['its close button', () => press(t('Voice.close'))],
    ['the button that began it', () => press('listen')],
    [
      'Escape',
      () =>
        act(
          async () =>
            void fireEvent.keyDown(screen.getByRole('button', { name: t('Voice.pause') }), {
              key: 'Escape',
            }),
        ),
    ],
    ['another story', () => act(async () => pushUrl('/news/2'))],
  ])('ends by %s', async (_, end) => {
    const speech = await start(`${locale}-IN`);
    const button = screen.getByRole('button', { name: 'listen' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await end();
    expect(bar()).toBeNull();
    expect(speech.cancelled).toBe(1);
    expect(document.querySelector('[data-spoken]')).toBeNull();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('gives the focus back', async () => {
    await start(`${locale}-IN`);
    await press(t('Voice.close'));
    expect(screen.getByRole('button', { name: 'listen' })).toHaveFocus();
  });

  it('is paused when the page is left', async () => {
    const speech = await start(`${locale}-IN`);
    await act(async () => void dispatchEvent(new Event('pagehide')));
    expect(speech.cancelled).toBe(1);
    expect(screen.getByRole('button', { name: t('Voice.play') })).toBeVisible();
  });

  it('says where the device fails', async () => {
    const speech = await start(`${locale}-IN`);
    await act(async () => speech.fail('synthesis-failed'));
    expect(screen.getByRole('status')).toHaveTextContent(t('Voice.failed'));
  });

  it('waits for a press where the browser speaks only after one', async () => {
    const speech = await start(`${locale}-IN`);
    await act(async () => speech.fail('not-allowed'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: t('Voice.play') })).toBeVisible();
  });

  it.each([
    ['has voices of other languages alone', () => void fakeSpeech('de-DE')],
    ['cannot speak', noSpeech],
  ])('says that there is no voice, and how to get one, where the device %s', async (_, give) => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Mobile; KAIOS/3.0)');
    give();
    document.documentElement.lang = locale;
    document.body.innerHTML = `<article><button>listen</button><h1>${first}</h1></article>`;
    const listening = listen(screen.getByRole('button', { name: 'listen' }));
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    await listening;
    expect(bar()).toHaveTextContent(t('Voice.missing', { lang: locale }));
    expect(
      within(screen.getByRole('region', { name: t('Voice.title') })).getAllByRole('listitem'),
    ).toHaveLength(3);
  });

  it.each([
    ['Linux; Android 10; K', 'Voice.onAndroid'],
    ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Voice.onIphone'],
    ['Windows NT 10.0; Win64; x64', 'Voice.onComputers'],
  ] as const)('says only what is to be done on this device: %s', async (device, way) => {
    jest.useFakeTimers();
    noSpeech();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
    document.body.innerHTML = `<article><button>listen</button><h1>${first}</h1></article>`;
    const listening = listen(screen.getByRole('button', { name: 'listen' }));
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    await listening;
    expect(
      within(screen.getByRole('region', { name: t('Voice.title') }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([t(way)]);
  });

  it('waits for a list of voices that comes late', async () => {
    const speech = fakeSpeech();
    document.documentElement.lang = locale;
    document.body.innerHTML = `<article><button>listen</button><h1>${first}</h1></article>`;
    const listening = listen(screen.getByRole('button', { name: 'listen' }));
    speech.learn(`${locale}-IN`);
    await act(() => listening);
    expect(speech.texts()).toEqual([first]);
  });
});
