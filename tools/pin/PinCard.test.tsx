import { act, fireEvent, screen } from '@testing-library/react';
import { environment } from '@/lib/config/environment.mjs';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { PinAbout } from './PinAbout';
import { PinCard } from './PinCard';
import { PIN_RECORDS } from './pinRecords';

const MUMBAI = PIN_RECORDS.filter(({ pincode }) => pincode === '400001');
const ADDRESS = {
  en: 'Mumbai GPO\nFort\nMumbai 400001\nMaharashtra, India',
  hi: 'मुंबई जीपीओ\nफ़ोर्ट\nमुंबई 400001\nमहाराष्ट्र, भारत',
};

describe.each(TESTED_LOCALES)('a found PIN code in %s', (locale) => {
  const t = speak(locale);
  const show = () =>
    renderInLocale(
      <>
        {MUMBAI.map((record) => (
          <PinCard key={record.pincode} record={record} />
        ))}
      </>,
      locale,
    );
  const copy = async (writeText: () => Promise<void>) => {
    Object.assign(navigator, { clipboard: { writeText } });
    show();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: t('Pin.copyAddress') })),
    );
  };

  it('has its facts', () => {
    show();
    expect(screen.getByRole('article')).toHaveAccessibleName(expect.stringContaining('400001'));
    const facts = [
      ['postOffice', { en: 'Mumbai GPO', hi: 'मुंबई जीपीओ' }],
      ['district', { en: 'Mumbai City', hi: 'मुंबई शहर' }],
      ['state', { en: 'Maharashtra', hi: 'महाराष्ट्र' }],
      ['coordinates', { en: '18.939, 72.837', hi: '18.939, 72.837' }],
    ] as const;
    for (const [key, value] of facts) {
      const [name] = screen.getAllByText(t(`Pin.${key}`), { selector: 'dt' });
      expect(name?.nextElementSibling).toHaveTextContent(value[locale]);
    }
  });

  it('can be called, written to and looked up on a map in a tab of its own', () => {
    show();
    const [map, phone, mail] = screen.getAllByRole('link');
    expect(map).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=18.939&mlon=72.837#map=17/18.939/72.837',
    );
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(map).toHaveAccessibleName(`${t('Pin.openMap')} (${t('Pin.newTab')})`);
    expect([phone, mail].map((link) => link?.getAttribute('href'))).toEqual([
      'tel:18002666868',
      'mailto:mumbai@post.example',
    ]);
  });

  it('is taken apart', () => {
    show();
    expect(
      screen.getByRole('heading', { level: 4, name: t('Pin.digits', { pincode: '400001' }) }),
    ).toBeVisible();
    for (const text of [t('Pin.zone'), t('Pin.west'), t('Pin.subZone'), t('Pin.sortingDistrict')])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('is copied as it stands there, and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await copy(writeText);
    expect(writeText).toHaveBeenCalledWith(ADDRESS[locale]);
    expect(screen.getByRole('status')).toHaveTextContent(t('Tool.copied'));
    expect(screen.getByRole('button', { name: t('Tool.copied') })).toBeVisible();
    const block = screen.getByRole('group', { name: t('Pin.address') });
    expect([...block.children].map((line) => line.textContent).join('\n')).toBe(ADDRESS[locale]);
  });

  it('says anew that it was copied again', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn().mockResolvedValue(undefined);
    await copy(writeText);
    act(() => void jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: t('Pin.copyAddress') })),
    );
    expect(screen.getByRole('status')).toHaveTextContent(t('Tool.copied'));
    writeText.mockReturnValue(new Promise(() => {}));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('Tool.copied') })));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it('says when the browser lets nothing be copied', async () => {
    await copy(jest.fn().mockRejectedValue(new Error('denied')));
    expect(screen.getByRole('status')).toHaveTextContent(t('Pin.copyFailed'));
    expect(screen.getByRole('button', { name: t('Pin.copyAddress') })).toBeVisible();
  });
});

it.each(TESTED_LOCALES)('the nine zones are listed in %s', (locale) => {
  renderInLocale(<PinAbout />, locale);
  expect(screen.getByRole('table', { name: speak(locale)('PinAbout.zones') })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    ...'123456789',
  ]);
});

it.each(TESTED_LOCALES)('nothing is said of samples where there are none in %s', (locale) => {
  jest.replaceProperty(environment(), 'SAMPLES', 'off');
  renderInLocale(<PinAbout />, locale);
  const others = (['Pin.sample', 'PinAbout.source'] as const).map((key) =>
    speak(locale)(key, { samples: 'off' }),
  );
  const texts = [document.body.textContent, ...others];
  expect(texts.filter((text) => /sample|नमून|made up|काल्पनिक/i.test(text ?? ''))).toEqual([]);
});
