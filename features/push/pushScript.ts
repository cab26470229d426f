import { controlPush, endWithWipe } from './pushControl';

const part = document.getElementById('push');
if (part) void controlPush(part);
const wipe = document.querySelector('[data-later="wipe"]');
if (wipe) endWithWipe(wipe);
