export function takeEarlyPress(): HTMLElement | null {
  const button: unknown = Reflect.get(document, 'earlyPress');
  Reflect.deleteProperty(document, 'earlyPress');
  return button instanceof HTMLElement && button.isConnected ? button : null;
}
