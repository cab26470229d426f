import type { ComponentType } from 'react';
import { laterWords } from '@/lib/browser/laterWords';

/** Wraps a lazy component with its messages, which load with it: no page carries them. */
export async function withLaterWords<P extends object>(
  fetching: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Late, messages, { LaterWords }] = await Promise.all([
    fetching,
    laterWords(),
    import('./LaterWords'),
  ]);
  return function WithWords(props: P) {
    return (
      <LaterWords messages={messages}>
        <Late {...props} />
      </LaterWords>
    );
  };
}
