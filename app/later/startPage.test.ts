/** @jest-environment jsdom */

import { showMyStories } from '@/features/history/MyStories';
import { watchViewer } from '@/features/viewer/watchViewer';
import { startPage } from './startPage';

jest.mock('@/features/viewer/watchViewer', () => ({ watchViewer: jest.fn() }));
jest.mock('@/features/history/MyStories', () => ({ showMyStories: jest.fn() }));

it('shows the reader’s own stories and watches the viewer once', async () => {
  document.body.innerHTML = '<div id="my-stories"></div>';
  startPage();
  startPage();
  await new Promise(process.nextTick);
  expect(watchViewer).toHaveBeenCalledTimes(1);
  expect(showMyStories).toHaveBeenCalledTimes(1);
  expect(showMyStories).toHaveBeenCalledWith(document.getElementById('my-stories'));
});
