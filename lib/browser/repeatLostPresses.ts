/** Readers perceive up to a fifth of a second as immediate. */
const REPEAT_MS = 200;
/**
 * Half a minute, enough for a script on the slowest connections. Also ends repeats if a third-party
 * script blocks every press.
 */
const MOST = 150;

/** The same selector as in `server/scriptsAfterFrame.mjs`, which notes earlier presses. */
const BUTTONS = 'button:not([type=submit],[popovertarget])';

/**
 * Repeats a press until the page handles it: React stops and forgets a press on a part that it
 * cannot hydrate yet.
 */
export function repeatLostPresses(): void {
  let next: ReturnType<typeof setTimeout>;
  let presses = 0;
  let isOwn = false;
  const repeat = (button: HTMLElement) => {
    isOwn = true;
    button.click();
    isOwn = false;
  };
  addEventListener(
    'click',
    (event) => {
      clearTimeout(next);
      presses = isOwn ? presses + 1 : 0;
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS);
      if (button && presses < MOST)
        next = setTimeout(() => {
          // Handlers that stop a press on purpose also call `preventDefault`.
          if (button.isConnected && !event.defaultPrevented) repeat(button);
        }, REPEAT_MS);
    },
    true,
  );
  document.addEventListener('click', () => clearTimeout(next));
}
