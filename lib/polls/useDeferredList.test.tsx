import { act, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { scrollBlocks } from '@/lib/testing/browserFakes';
import { card, cards } from '@/lib/testing/samples';
import { useDeferredList } from './useDeferredList';

type List = ReturnType<typeof cards>;

function Block({ first, arrivals }: { first: List; arrivals: EventTarget }) {
  const block = useRef<HTMLElement>(null);
  const { shown, pendingCount, reveal, receive } = useDeferredList(first, block);
  useEffect(() => {
    const onArrival = (event: Event) => event instanceof CustomEvent && receive(event.detail);
    arrivals.addEventListener('list', onArrival);
    return () => arrivals.removeEventListener('list', onArrival);
  });
  return (
    <section ref={block}>
      <p role="status">{pendingCount}</p>
      <p role="note">{shown.map(({ title }) => title).join(', ')}</p>
      <button onClick={reveal}>Show</button>
    </section>
  );
}

const state = () => [screen.getByRole('note').textContent, screen.getByRole('status').textContent];
const start = (first: List) => {
  const arrivals = new EventTarget();
  render(<Block first={first} arrivals={arrivals} />);
  return (next: List) =>
    act(() => void arrivals.dispatchEvent(new CustomEvent('list', { detail: next })));
};
const look = (where: 'in sight' | 'above' | 'below') => act(() => scrollBlocks(where));

describe('useDeferredList', () => {
  it('shows the first list', () => {
    start(cards('a', 'b'));
    expect(state()).toEqual(['Story a, Story b', '0']);
  });

  it('lets new stories wait while the block is in sight, and counts them', () => {
    const update = start(cards('a', 'b'));
    update(cards('d', 'c', 'a'));
    expect(state()).toEqual(['Story a, Story b', '2']);
  });

  it('corrects what is shown while others wait', () => {
    const update = start(cards('a', 'b'));
    update([card({ id: 'c' }), card({ id: 'a', title: 'Corrected' })]);
    expect(state()).toEqual(['Corrected, Story b', '1']);
  });

  it('shows them when asked', () => {
    const update = start(cards('a'));
    update(cards('b', 'a'));
    act(() => screen.getByRole('button', { name: 'Show' }).click());
    expect(state()).toEqual(['Story b, Story a', '0']);
  });

  it('changes by itself below the screen', () => {
    const update = start(cards('a'));
    look('below');
    update(cards('b', 'a'));
    expect(state()).toEqual(['Story b, Story a', '0']);
  });

  it('goes by where the block is now, when it hears of two places at once', () => {
    const Observer = IntersectionObserver;
    const tell: IntersectionObserverCallback[] = [];
    globalThis.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback) {
        super(report);
        tell.push(report);
      }
    };
    const update = start(cards('a'));
    globalThis.IntersectionObserver = Observer;
    const entry = (isIntersecting: boolean): IntersectionObserverEntry => ({
      ...Object(null),
      isIntersecting,
      boundingClientRect: new DOMRect(0, 1000),
    });
    act(() => tell.forEach((report) => report([entry(false), entry(true)], Object(null))));
    update(cards('b', 'a'));
    expect(state()).toEqual(['Story a', '1']);
  });

  it('applies what waited once the block is below the screen, and waits again when it is back', () => {
    const update = start(cards('a'));
    update(cards('b', 'a'));
    look('below');
    expect(state()).toEqual(['Story b, Story a', '0']);
    look('in sight');
    update(cards('c', 'b', 'a'));
    expect(state()).toEqual(['Story b, Story a', '1']);
  });

  it('waits above the screen too, where it would push what is read', () => {
    const update = start(cards('a'));
    look('above');
    update(cards('b', 'a'));
    expect(state()).toEqual(['Story a', '1']);
  });

  it('shows new words in the same stories at once', () => {
    const update = start(cards('a'));
    update([card({ id: 'a', title: 'Corrected' })]);
    expect(state()).toEqual(['Corrected', '0']);
  });

  it('counts nothing when stories only went or changed places, and keeps still', () => {
    const update = start(cards('a', 'b'));
    update(cards('b'));
    expect(state()).toEqual(['Story a, Story b', '0']);
    update(cards('b', 'a'));
    expect(state()).toEqual(['Story a, Story b', '0']);
  });

  it('fills an empty block at once', () => {
    const update = start([]);
    update(cards('a'));
    expect(state()).toEqual(['Story a', '0']);
  });
});
