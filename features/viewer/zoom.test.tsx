import { act, fireEvent, screen, within } from '@testing-library/react';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { zoom } from './zoom';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const PICTURE = '/pictures/fit?url=a&w=1200';
const SHOWN = 'https://site.example/pictures/fit?url=a&w=640';

describe.each(TESTED_LOCALES)('a picture of an article, enlarged, in %s', (locale) => {
  const t = speak(locale);
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const key = (name: string) =>
    act(
      async () =>
        void fireEvent.keyDown(screen.getByRole('dialog').firstElementChild ?? document.body, {
          key: name,
        }),
    );
  const picture = () => within(screen.getByRole('dialog')).getByRole('img', { name: 'A bridge' });
  const scale = () => /scale\((.*)\)/.exec(picture().style.transform)?.[1];

  beforeEach(async () => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    jest.mocked(pageLocale).mockReturnValue(locale);
    // A layout, which jsdom has none of: a picture of 300 by 200 in a frame of 300 by 400.
    for (const [side, value] of [
      ['offsetWidth', () => 300],
      ['offsetHeight', (element: HTMLElement) => (element.matches('img') ? 200 : 400)],
    ] as const)
      Object.defineProperty(HTMLElement.prototype, side, {
        configurable: true,
        get(this: HTMLElement) {
          return value(this);
        },
      });
    document.body.innerHTML = `<article lang="en"><figure><a href="${PICTURE}" data-later="zoom"><img alt="A bridge"></a>
      <figcaption>Seen from the ghat. <span>Picture: PTI</span></figcaption></figure></article>`;
    const link = screen.getByRole('link');
    Object.defineProperty(screen.getByRole('img'), 'currentSrc', { value: SHOWN });
    link.focus();
    await act(async () => (link instanceof HTMLAnchorElement ? zoom(link) : undefined));
  });
  afterEach(async () => {
    const close = screen.queryByRole('button', { name: t('Zoom.close') });
    await act(async () => close?.click());
  });

  it('shows it whole, with what the article says of it', () => {
    expect(screen.getByRole('dialog', { name: t('Zoom.title') })).toBeVisible();
    expect(picture()).toHaveAttribute('src', expect.stringContaining(PICTURE));
    expect(screen.getByRole('dialog')).toHaveTextContent('Seen from the ghat. Picture: PTI');
    expect(scale()).toBe('1');
  });

  it('is enlarged and reduced by buttons', async () => {
    await press(t('Zoom.zoomIn'));
    expect(scale()).toBe('1.5');
    await press(t('Zoom.zoomOut'));
    await press(t('Zoom.zoomOut'));
    expect(scale()).toBe('1');
    await press(t('Zoom.zoomIn'));
    await press(t('Zoom.reset'));
    expect(scale()).toBe('1');
  });

  it('is enlarged and moved by keys', async () => {
    await key('+');
    await key('ArrowRight');
    // 450 wide in 300: 75 to a side at most.
    expect(picture().style.transform).toBe('translate(-60px, 0px) scale(1.5)');
    await key('-');
    expect(picture().style.transform).toBe('translate(0px, 0px) scale(1)');
  });

  it('is the one that the page shows where it cannot be loaded', async () => {
    await act(async () => void fireEvent.error(picture()));
    expect(picture()).toHaveAttribute('src', SHOWN);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says where neither can be loaded, and there is nothing to enlarge', async () => {
    await act(async () => screen.getByRole('button', { name: t('Zoom.zoomIn') }).focus());
    for (let tries = 0; tries < 2; tries++) await act(async () => void fireEvent.error(picture()));
    expect(screen.getByRole('status')).toHaveTextContent(t('Zoom.failed'));
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons).toEqual([screen.getByRole('button', { name: t('Zoom.close') })]);
    expect(buttons[0]).toHaveFocus();
    await key('+');
  });

  it('opens with the focus on the button that closes it', () => {
    expect(screen.getByRole('button', { name: t('Zoom.close') })).toHaveFocus();
  });

  it('closes, and the link has the focus again', async () => {
    await press(t('Zoom.close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
