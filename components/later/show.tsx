import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { laterWords } from '@/lib/browser/laterWords';
import { LaterWords } from './LaterWords';
import { showInOutlet } from './outlet';

class LateBoundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

let key = 0;

/**
 * A portal in the page's tree: a separate root would split `react-dom/client` off, a request and
 * 360 bytes on every page.
 *
 * @param given an element that React did not make, or leaves alone; by default a new one at the body's end
 * @returns what takes it away again, once it is there
 */
export async function showLater(node: ReactNode, given?: Element): Promise<() => void> {
  const messages = await laterWords();
  const host = given ?? document.body.appendChild(document.createElement('div'));
  const portal = createPortal(
    <LateBoundary>
      <LaterWords messages={messages}>{node}</LaterWords>
    </LateBoundary>,
    host,
    String(key++),
  );
  const takeAway = flushSync(() => showInOutlet(portal));
  return () => {
    takeAway();
    host.remove();
  };
}
