import { useEffect, useState } from 'react';

/** What a field says, after each change of it. */
export function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value);
  useEffect(() => {
    const onInput = () => setTyped(input.value);
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [input]);
  return typed.trim();
}
