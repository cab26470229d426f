/** @jest-environment jsdom */

import { doLater } from './later';
import { showSettings } from './showSettings';

jest.mock('./showSettings', () => ({ showSettings: jest.fn() }));

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
