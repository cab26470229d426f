import { act, fireEvent, render } from '@testing-library/react';
import { scrollBlocks } from '@/lib/testing/browserFakes';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { usePrefetchStories } from './usePrefetchStories';

let fetchStub: ReturnType<typeof fakeFetch>;
const onFetch = jest.fn();
beforeEach(() => {
  onFetch.mockClear();
  jest.useFakeTimers();
  fetchStub = fakeFetch();
  document.documentElement.lang = 'en';
  fetchStub.mockImplementation(async (path) =>
    reply((/ids=([^&]*)/.exec(path)?.[1] ?? '').split(',').map((id) => story({ id }))),
  );
});
afterEach(removeConnection);

type Props = { ids: string[]; awaitedId?: string };

function Page({ ids, awaitedId }: Props) {
  usePrefetchStories(awaitedId, onFetch);
  return ids.map((id) => (
    <article key={id} data-story={id}>
      <a href={`/news/${id}`}>{id}</a>
    </article>
  ));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const idle = () => wait(10);
/** What has come near the screen, and what has gone. */
const scrollTo = (id: string) => act(() => scrollBlocks('in sight', `[data-story=${id}]`));
const scrollPast = (id: string) => act(() => scrollBlocks('above', `[data-story=${id}]`));
const asked = () => fetchStub.mock.calls.map(([path]) => /ids=([^&]*)/.exec(path)?.[1]);

// What came is kept while the page is open: each test has stories of its own.
describe('once the browser is idle', () => {
  it('asks for the page’s first four stories and those near the screen, in one request', async () => {
    render(<Page ids={['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']} />);
    expect(onFetch).not.toHaveBeenCalled();
    await idle();
    expect(onFetch).toHaveBeenCalledTimes(1);
    scrollTo('a6');
    expect(fetchStub).not.toHaveBeenCalled();
    await wait(200);
    expect(asked()).toEqual(['a1,a2,a3,a4,a6']);
  });

  it('asks for what scrolling comes to rest at, and not for what it passes', async () => {
    render(<Page ids={['b1', 'b2', 'b3', 'b4', 'b5', 'b6']} />);
    await idle();
    scrollTo('b1');
    await wait(200);
    scrollTo('b5');
    await wait(199);
    scrollPast('b5');
    scrollTo('b6');
    await wait(200);
    expect(asked()).toEqual(['b1,b2,b3,b4', 'b6']);
  });

  it('asks for stories that took the place of others', async () => {
    const first = ['k1', 'k2', 'k3', 'k4'];
    const { rerender } = render(<Page ids={[...first, 'k5']} />);
    await idle();
    scrollTo('k5');
    await wait(200);
    rerender(<Page ids={[...first, 'k6']} />);
    scrollPast('k5');
    await wait(200);
    scrollTo('k6');
    await wait(200);
    expect(asked()).toEqual(['k1,k2,k3,k4,k5', 'k6']);
  });

  it('leaves out slides that are not shown', async () => {
    const { container } = render(<Page ids={['c1', 'c2']} />);
    container.querySelector('[data-story=c1]')?.setAttribute('inert', '');
    await idle();
    act(() => scrollBlocks('in sight'));
    await wait(200);
    expect(asked()).toEqual(['c2']);
  });

  it('fetches nothing on a page without stories', async () => {
    render(<Page ids={[]} />);
    await wait(10_000);
    expect(onFetch).not.toHaveBeenCalled();
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('starts a moment after the page where there is no idle callback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    render(<Page ids={['d1']} />);
    await wait(199);
    expect(onFetch).not.toHaveBeenCalled();
    await wait(1);
    expect(onFetch).toHaveBeenCalledTimes(1);
  });

  it('asks for the stories of lists that came while the document was loading', async () => {
    const { rerender } = render(<Page ids={[]} />);
    await idle();
    rerender(<Page ids={['h1', 'h2']} />);
    await wait(10_000);
    expect(fetchStub).not.toHaveBeenCalled();
    fireEvent(document, new Event('DOMContentLoaded'));
    await idle();
    scrollTo('h2');
    await wait(200);
    expect(asked()).toEqual(['h1,h2']);
    expect(onFetch).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing after unmount', async () => {
    const { unmount } = render(<Page ids={['e1']} />);
    await idle();
    scrollTo('e1');
    unmount();
    fireEvent.pointerOver(document.body);
    await wait(10_000);
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

const INTENTS = [
  ['pointed at', 'f1', fireEvent.pointerOver],
  ['touched', 'f2', fireEvent.touchStart],
  ['focused', 'f3', fireEvent.focusIn],
] as const;

describe('intent', () => {
  it.each(INTENTS)('asks for a story that is %s', async (_, id, intend) => {
    const { getByRole, container } = render(<Page ids={[id, 'other']} />);
    intend(container);
    expect(onFetch).not.toHaveBeenCalled();
    intend(getByRole('link', { name: id }));
    expect(onFetch).toHaveBeenCalledTimes(1);
    await wait(0);
    expect(asked()).toEqual([id]);
  });

  it('asks once for a story that cannot be had, however the pointer moves over it', async () => {
    fetchStub.mockResolvedValue(reply([]));
    const { getByRole } = render(<Page ids={['j1', 'j2']} />);
    const pointAt = async (name: string) => {
      fireEvent.pointerOver(getByRole('link', { name }));
      await wait(1);
    };
    await pointAt('j1');
    await pointAt('j1');
    expect(asked()).toEqual(['j1']);
    await pointAt('j2');
    await pointAt('j1');
    expect(asked()).toEqual(['j1', 'j2', 'j1']);
  });

  it('asks for a story that came later', async () => {
    const { rerender, getByRole } = render(<Page ids={['g1']} />);
    await idle();
    rerender(<Page ids={['g1', 'g2']} />);
    fireEvent.pointerOver(getByRole('link', { name: 'g2' }));
    await wait(0);
    expect(asked()).toEqual(['g2']);
  });
});

describe.each([{ saveData: true }, { effectiveType: '3g' }])('on the connection %j', (state) => {
  it.each(INTENTS)('asks for nothing, not for what is %s', async (_, id, intend) => {
    fakeConnection(state);
    const { getByRole } = render(<Page ids={[id]} />);
    await idle();
    act(() => scrollBlocks('in sight'));
    intend(getByRole('link', { name: id }));
    await wait(10_000);
    expect(onFetch).not.toHaveBeenCalled();
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('begins when the connection is better', async () => {
    const change = fakeConnection(state);
    const id = `h-${Object.keys(state).join('')}`;
    render(<Page ids={[id]} />);
    await idle();
    act(() => change({ saveData: false, effectiveType: '4g' }));
    await idle();
    act(() => scrollBlocks('in sight'));
    await wait(200);
    expect(asked()).toEqual([id]);
  });
});

it.each([{ saveData: true }, { effectiveType: '4g' }])(
  'asks for the story that waits for its reader on the connection %j',
  async (state) => {
    fakeConnection(state);
    const id = `i-${Object.keys(state).join('')}`;
    const { rerender } = render(<Page ids={[id]} />);
    rerender(<Page ids={[id]} awaitedId={id} />);
    await wait(0);
    expect(asked()).toEqual([id]);
  },
);
