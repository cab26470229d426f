import { type FocusEvent, useState } from 'react';

/**
 * Whether a calculator's result is no live region: it is one only while its reader is in the
 * calculator, so that a change of city, which changes every result, is announced once, by the
 * choice of the city. Focus comes before any input, so the region is live when its content changes;
 * some browsers focus no radio button, hence `onChange`.
 *
 * @param city the chosen city's name
 */
export function useMutedLiveRegion(city: string) {
  const [heard, setHeard] = useState<string | null>(null);
  const listen = () => setHeard(city);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeard(null);
  };
  return { quiet: heard !== city, listeners: { onFocus: listen, onChange: listen, onBlur } };
}
