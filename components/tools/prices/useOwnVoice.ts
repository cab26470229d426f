import { useState } from 'react';

/**
 * Whether a calculator's result keeps quiet: from a change of city, which is said by the city's own result, until its
 * reader turns to the calculator itself. Focus comes before any change, so the region is live again when one comes.
 *
 * @param city the chosen city's name
 */
export function useOwnVoice(city: string) {
  const [heard, hear] = useState(city);
  const listen = () => hear(city);
  return { quiet: heard !== city, turnedTo: { onFocus: listen, onChange: listen } };
}
