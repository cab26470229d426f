// What Next runs in the browser before React: see its file convention of this name.

import { closePopoversOnLeave } from '@/lib/browser/closePopovers';
import { loadOtherPages } from '@/lib/browser/loadOtherPages';
import { repeatLostPresses } from '@/lib/browser/repeatLostPresses';

loadOtherPages();
closePopoversOnLeave();
repeatLostPresses();
// Of the presses that `server/scriptsAfterFrame.mjs` notes React hears its own from now on; a noted
// one would count twice.
Reflect.set(document, 'pressesNoted', 'button[data-later],button[data-action]');
