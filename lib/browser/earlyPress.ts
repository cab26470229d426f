/** Buttons that the document answers. React answers all others, from before it has hydrated them. */
const NOT_REACT = 'button[data-later],button[data-action]';

/** Call right before React starts: a press that it hears must not be noted, as it would count twice. */
export function leavePressesToReact() {
  Reflect.set(document, 'pressesNoted', NOT_REACT);
}

/** The last button that was pressed before the scripts ran, noted by `server/scriptsAfterFrame.mjs`, once. */
export function takeEarlyPress(): HTMLElement | null {
  const button: unknown = Reflect.get(document, 'earlyPress');
  Reflect.deleteProperty(document, 'earlyPress');
  return button instanceof HTMLElement && button.isConnected ? button : null;
}
