import { act, screen, within } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { expectConsole } from '@/lib/testing/expectConsole';
import { speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { showLater } from './show';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const ended = jest.fn();

function Words() {
  useEffect(() => ended, []);
  return useTranslations('My')('saved');
}

function Broken(): never {
  throw new Error('broken');
}

const hostOf = (name: string) => {
  const host = document.createElement('section');
  host.ariaLabel = name;
  return document.body.appendChild(host);
};

beforeEach(() => {
  document.body.replaceChildren();
  ended.mockClear();
});

describe.each(TESTED_LOCALES)('what is shown late in %s', (locale) => {
  const text = speak(locale)('My.saved');

  beforeEach(() => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    jest.mocked(pageLocale).mockReturnValue(locale);
  });

  it('stands where it is asked for, or at the end of the page, until it is taken away', async () => {
    const takeAway = await act(() => showLater(<Words />, hostOf('one')));
    await act(() => showLater(<Words />));
    expect(within(screen.getByLabelText('one')).getByText(text)).toBeVisible();
    expect(document.body.lastElementChild).toHaveTextContent(text);
    await act(async () => takeAway());
    expect(ended).toHaveBeenCalledTimes(1);
    expect(screen.queryByLabelText('one')).toBeNull();
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('leaves nothing at the end of the page where its words cannot be had', async () => {
    jest.mocked(laterWords).mockRejectedValue(new Error('no words'));
    await expect(showLater(<Words />)).rejects.toThrow('no words');
    expect(document.body).toBeEmptyDOMElement();
  });

  it('takes nothing along where it fails', async () => {
    await act(() => showLater(<Words />, hostOf('one')));
    expectConsole('error', /broken/);
    await act(() => showLater(<Broken />, hostOf('two')));
    expect(screen.getByLabelText('two')).toBeEmptyDOMElement();
    expect(screen.getByText(text)).toBeVisible();
  });
});
