/** @jest-environment jsdom */

import { tellWorker } from '@/lib/browser/serviceWorker';
import { keepOffline } from './keepOffline';
import type { StoryEntry } from './storyEntry';
import { putFirst, readingHistory, saved } from './storyRecords';

jest.mock('@/lib/browser/serviceWorker', () => ({ tellWorker: jest.fn() }));

const entry = (id: string): StoryEntry => ({
  id,
  title: id,
  lang: 'en',
  section: '',
  pageLang: 'en',
  at: 0,
  percent: 0,
});

beforeEach(() => {
  jest.mocked(tellWorker).mockClear();
  localStorage.clear();
  history.replaceState(null, '', '/hi/my');
});

it.each([
  { before: [], now: ['a'], sent: [{ type: 'keep', path: '/hi/news/a' }] },
  { before: ['a'], now: [], sent: [{ type: 'unkeep', path: '/hi/news/a', isRead: false }] },
  { before: ['read'], now: [], sent: [{ type: 'unkeep', path: '/hi/news/read', isRead: true }] },
  {
    before: ['a', 'b'],
    now: ['c', 'b'],
    sent: [
      { type: 'keep', path: '/hi/news/c' },
      { type: 'unkeep', path: '/hi/news/a', isRead: false },
    ],
  },
  { before: ['a'], now: ['a'], sent: [] },
])('tells the worker of saved $before that are now $now', ({ before, now, sent }) => {
  putFirst(readingHistory, entry('read'));
  saved.write(now.map(entry));
  keepOffline(before.map(entry));
  expect(jest.mocked(tellWorker).mock.calls.map(([message]) => message)).toEqual(sent);
});
