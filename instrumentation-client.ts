// What Next runs in the browser before React: see its file convention of this name.

import { closePopoversOnLeave } from '@/lib/browser/closePopovers';
import { leavePressesToReact } from '@/lib/browser/earlyPress';
import { loadOtherPages } from '@/lib/browser/loadOtherPages';

loadOtherPages();
closePopoversOnLeave();
leavePressesToReact();
