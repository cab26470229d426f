/** Chosen by us: a reader takes up to a fifth of a second for at once. */
const REPEAT_MS = 200;

const BUTTONS = 'button:not([type=submit],[popovertarget])';

/**
 * Repeats a button's press until the page hears it. React stops a press, on its way down, on what
 * it cannot hydrate yet, and forgets it.
 */
export function repeatLostPresses(): void {
  let next: ReturnType<typeof setTimeout>;
  addEventListener(
    'click',
    (event) => {
      clearTimeout(next);
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS);
      if (button)
        next = setTimeout(() => {
          // What stops a press on purpose prevents it too.
          if (button.isConnected && !event.defaultPrevented) button.click();
        }, REPEAT_MS);
    },
    true,
  );
  document.addEventListener('click', () => clearTimeout(next));
}
