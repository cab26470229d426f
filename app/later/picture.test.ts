/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { laterWords } from '@/lib/browser/laterWords';
import { sharePicture } from '@/lib/browser/sharePicture';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { picture } from './picture';

jest.mock('@/lib/browser/sharePicture', () => ({ sharePicture: jest.fn() }));
jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn() }));

const link = document.createElement('a');
const note = () => document.querySelector('[role="status"]')?.textContent;
beforeEach(() => {
  const row = document.createElement('div');
  row.append(link, document.createElement('a'));
  document.body.replaceChildren(row);
});

describe.each(TESTED_LOCALES)('what came of sharing a picture, in %s', (locale) => {
  const { failed, downloaded } = words[locale].SharePicture;
  it.each([
    ['failed', failed],
    ['downloaded', downloaded],
    ['handedOn', ''],
  ] as const)('%s: “%s”', async (outcome, said) => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    jest.mocked(sharePicture).mockResolvedValue(outcome);
    await picture(link);
    expect(note()).toBe(said);
    expect(link.nextElementSibling).toBe(screen.getByRole('status'));
  });
});

it('says the same again at another try', async () => {
  jest.mocked(laterWords).mockResolvedValue(words.en);
  jest.mocked(sharePicture).mockResolvedValue('failed');
  await picture(link);
  const second = picture(link);
  expect(note()).toBe('');
  await second;
  expect(note()).toBe(words.en.SharePicture.failed);
});

it('fails where not even the words can be had, so that the link is followed', async () => {
  jest.mocked(laterWords).mockRejectedValue(new Error('no script'));
  jest.mocked(sharePicture).mockResolvedValue('failed');
  await expect(picture(link)).rejects.toThrow('no picture');
  jest.mocked(sharePicture).mockResolvedValue('downloaded');
  await picture(link);
  expect(note()).toBe('');
});
