// What Next runs in the browser before React: see its file convention of this name.

import { closePopoversOnLeave } from '@/lib/url/closePopovers';
import { loadOtherPages } from '@/lib/url/loadOtherPages';

loadOtherPages();
closePopoversOnLeave();
