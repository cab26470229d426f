import { act, fireEvent, screen } from '@testing-library/react';
import { expectConsole } from '@/lib/testing/expectConsole';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { ShareMenu } from './ShareMenu';

const SHARED = { title: 'Rain & wind', url: 'https://narmada24.example/news/a1' };
const SERVICES = {
  en: ['WhatsApp', 'Facebook', 'Twitter', 'Telegram', 'LinkedIn'],
  hi: ['व्हाट्सऐप', 'फ़ेसबुक', 'एक्स', 'टेलीग्राम', 'लिंक्डइन'],
};
const onClose = jest.fn();

beforeEach(() => onClose.mockClear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const show = (locale: 'en' | 'hi') =>
  renderInLocale(<ShareMenu shared={SHARED} onClose={onClose} />, locale);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe.each(TESTED_LOCALES)('the share menu in %s', (locale) => {
  const t = speak(locale);

  it('offers five services, WhatsApp first, by their names in its script', () => {
    show(locale);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...SERVICES[locale],
      t('Share.asPicture'),
    ]);
    expect(screen.getByRole('dialog', { name: t('Share.title') })).toBeVisible();
  });

  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['twitter', 'https://twitter.com/intent/tweet?url='],
    ['whatsapp', 'https://wa.me/?text='],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url='],
    ['telegram', 'https://t.me/share/url?url='],
  ] as const)('opens %s in a popup of 600 x 400 and closes', (key, start) => {
    show(locale);
    const link = screen.getByRole('link', { name: t(`Share.${key}`) });
    expect(fireEvent.click(link)).toBe(false); // the link itself is not followed
    expect(window.open).toHaveBeenCalledWith(
      expect.stringContaining(start),
      '_blank',
      expect.stringContaining('width=600,height=400'),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers the story’s card as a picture, and none of what is no story', () => {
    const { unmount } = show(locale);
    const name = t('Share.asPicture');
    const picture = screen.getByRole('link', { name });
    expect(picture).toHaveAttribute('href', '/og/card/a1.000000000000.en.jpg');
    expect(picture).toHaveAttribute('data-later', 'picture');
    unmount();
    const url = 'https://narmada24.example/tools/emi-calculator';
    renderInLocale(<ShareMenu shared={{ ...SHARED, url }} onClose={onClose} />, locale);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('says what it shares where that is no story', () => {
    renderInLocale(<ShareMenu shared={SHARED} title={t('Tool.share')} onClose={onClose} />, locale);
    const dialog = screen.getByRole('dialog', { name: t('Tool.share') });
    expect(dialog).not.toHaveTextContent(t('Share.title'));
  });

  it('leaves a click with a modifier key to the browser', () => {
    show(locale);
    fireEvent.click(screen.getByRole('link', { name: t('Share.facebook') }), { ctrlKey: true });
    expect(window.open).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers the device’s own sheet only where there is one', () => {
    show(locale);
    expect(screen.queryByRole('button', { name: t('Share.native') })).not.toBeInTheDocument();
  });

  it('shares natively and closes', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    show(locale);
    await press(t('Share.native'));
    expect(share).toHaveBeenCalledWith(SHARED);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('only logs it when native sharing fails', async () => {
    expectConsole('error', /share:.*cancelled/);
    Object.assign(navigator, {
      share: jest.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError')),
    });
    show(locale);
    await press(t('Share.native'));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('copies the URL and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    show(locale);
    await press(t('Share.copy'));
    expect(writeText).toHaveBeenCalledWith(SHARED.url);
    expect(screen.getByRole('status')).toHaveTextContent(t('Share.copied'));
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('says how else where the browser %s', async (_, clipboard) => {
    Object.assign(navigator, { clipboard });
    show(locale);
    await press(t('Share.copy'));
    expect(screen.getByRole('status')).toHaveTextContent(t('Share.failed'));
  });
});
