/** @jest-environment jsdom */

import { toggleSaved } from '@/features/history/saveControl';
import { showSettings } from '@/features/preferences/showSettings';
import { listen } from '@/features/voice/listen';
import { doLater } from './later';

jest.mock('@/features/preferences/showSettings', () => ({ showSettings: jest.fn() }));
jest.mock('@/features/voice/listen', () => ({ listen: jest.fn(async () => {}) }));
jest.mock('@/features/history/saveControl', () => ({ toggleSaved: jest.fn() }));

const button = Object.assign(document.createElement('button'), { type: 'button' });
button.dataset.later = 'settings';

beforeEach(() => void jest.mocked(showSettings).mockReset());

it('does once what is pressed twice while its script is on the way, and again afterwards', async () => {
  await Promise.all([doLater(button), doLater(button)]);
  expect(showSettings).toHaveBeenCalledTimes(1);
  await doLater(button);
  expect(showSettings).toHaveBeenCalledTimes(2);
});

it('can be pressed again after a failure', async () => {
  jest.mocked(showSettings).mockRejectedValueOnce(new Error('no script'));
  await expect(doLater(button)).rejects.toThrow('no script');
  await doLater(button);
  expect(showSettings).toHaveBeenCalledTimes(2);
});

describe('what a second press would undo or do again', () => {
  const pressTwice = async (control: HTMLElement) => {
    await Promise.all([doLater(control), doLater(control)]);
  };

  it.each([
    ['save', () => jest.mocked(toggleSaved)],
    ['listen', () => jest.mocked(listen)],
  ])('%s is done once', async (later, done) => {
    const control = document.createElement('button');
    control.dataset.later = later;
    await pressTwice(control);
    expect(done()).toHaveBeenCalledTimes(1);
    await doLater(control);
    expect(done()).toHaveBeenCalledTimes(2);
  });

  it('a post of another site has one frame, and two posts one each', async () => {
    document.body.innerHTML = ['1', '2']
      .map((id) => `<p><a href="#${id}" data-later="embed" data-embed="x/${id}">Post</a></p>`)
      .join('');
    await Promise.all([...document.querySelectorAll('a')].map(pressTwice));
    expect(document.querySelectorAll('p > iframe')).toHaveLength(2);
  });
});
