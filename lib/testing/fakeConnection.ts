type State = { saveData?: boolean; effectiveType?: string; type?: string };

/**
 * The Network Information API, which jsdom lacks. Gives what changes the connection, inside `act`;
 * `removeConnection` takes it away after the test.
 */
export function fakeConnection(state: State): (next: State) => void {
  const connection = Object.assign(new EventTarget(), state);
  Object.assign(navigator, { connection });
  return (next) => {
    Object.assign(connection, next);
    connection.dispatchEvent(new Event('change'));
  };
}

export const removeConnection = () => Reflect.deleteProperty(navigator, 'connection');
