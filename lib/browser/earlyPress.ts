/**
 * The button that was last pressed before the page's scripts ran, as the script of
 * `server/scriptsAfterFrame.mjs` notes it; given once.
 */
export function takeEarlyPress(): HTMLElement | null {
  const button: unknown = Reflect.get(document, 'earlyPress');
  Reflect.deleteProperty(document, 'earlyPress');
  return button instanceof HTMLElement && button.isConnected ? button : null;
}
