import { closePopoversOnLeave } from '@/lib/browser/closePopovers';
import { loadOtherPages } from '@/lib/browser/loadOtherPages';
import { repeatLostPresses } from '@/lib/browser/repeatLostPresses';

loadOtherPages();
closePopoversOnLeave();
repeatLostPresses();
// From here on React receives presses of its own buttons; noting them too would count them twice.
Reflect.set(document, 'earlyButtons', 'button[data-later],button[data-action]');
