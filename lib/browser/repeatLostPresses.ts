/** A reader takes up to a fifth of a second for at once. */
const REPEAT_MS = 200;
/** Half a minute, on the slowest lines enough for a script; a stranger's that stops all presses ends it. */
const MOST = 150;

/** The same that `server/scriptsAfterFrame.mjs` notes before. */
const BUTTONS = 'button:not([type=submit],[popovertarget])';

/**
 * Repeats a button's press until the page hears it: React stops and forgets a press on what it
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
          // What stops a press on purpose prevents it too.
          if (button.isConnected && !event.defaultPrevented) repeat(button);
        }, REPEAT_MS);
    },
    true,
  );
  document.addEventListener('click', () => clearTimeout(next));
}
