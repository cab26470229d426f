import { wipeDevice } from './wipeDevice';

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Wiping may reset the text size, which moves the live region off the screen. */
export async function wipeFrom(control: HTMLElement): Promise<void> {
  const status = control.nextElementSibling;
  const isWiped = await wipeDevice();
  if (!(status instanceof HTMLElement)) return;
  status.textContent = (isWiped ? status.dataset.wiped : status.dataset.failed) ?? '';
  bringIntoView(status);
}
