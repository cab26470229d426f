import { wipeDevice } from '@/lib/browser/device/wipe';

/** Brings an element back to the screen, without a motion; one that is there stays where it is. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Deletes all that is kept on the device, and says so in the live region after the control. The size of all text may
 * have gone back to the usual one with it, and moved that region away.
 */
export async function wipeFrom(control: HTMLElement): Promise<void> {
  const status = control.nextElementSibling;
  const isWiped = await wipeDevice();
  if (!(status instanceof HTMLElement)) return;
  status.textContent = (isWiped ? status.dataset.wiped : status.dataset.failed) ?? '';
  bringIntoView(status);
}
