import { wipeDevice } from '@/lib/browser/device/wipe';

/** Deletes all that is kept on the device, and says so in the live region after the control. */
export async function wipeFrom(control: HTMLElement): Promise<void> {
  const status = control.nextElementSibling;
  const isWiped = await wipeDevice();
  if (status instanceof HTMLElement)
    status.textContent = (isWiped ? status.dataset.wiped : status.dataset.failed) ?? '';
}
