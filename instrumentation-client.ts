// What Next runs in the browser before React: see its file convention of this name.

import { closePopoversOnLeave } from '@/lib/browser/closePopovers';
import { loadOtherPages } from '@/lib/browser/loadOtherPages';
import { whenIdle } from '@/lib/browser/whenIdle';

loadOtherPages();
closePopoversOnLeave();
whenIdle(
  () => void import('@/lib/browser/offline/start').then(({ startOffline }) => startOffline()),
);
