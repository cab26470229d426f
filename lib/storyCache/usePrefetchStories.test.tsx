import { act, fireEvent, render } from '@testing-library/react';
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
    reply([story({ id: /ids=([^&]*)/.exec(path)?.[1] })]),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

function Page({ ids }: { ids: string[] }) {
  usePrefetchStories(onFetch);
  return ids.map((id) => (
    <article key={id} data-story={id}>
      <a href={`/news/${id}`}>{id}</a>
    </article>
  ));
}
const idle = () => act(() => jest.advanceTimersByTimeAsync(10));

describe('usePrefetchStories', () => {
  it('asks once for all stories of the page when the browser is idle', async () => {
    render(<Page ids={['i1', 'i2']} />);
    expect(fetchStub).not.toHaveBeenCalled();
    expect(onFetch).not.toHaveBeenCalled();
    await idle();
    expect(fetchStub.mock.calls).toEqual([['/api/stories?ids=i1,i2&lang=en']]);
    expect(onFetch).toHaveBeenCalledTimes(1);
  });

  it('asks two seconds later where there is no idle callback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    render(<Page ids={['i3']} />);
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(fetchStub).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing after unmount', async () => {
    render(<Page ids={['i4']} />).unmount();
    await idle();
    fireEvent.pointerOver(document.body);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each([
    ['pointed at', 'i5', fireEvent.pointerOver],
    ['touched', 'i6', fireEvent.touchStart],
    ['focused', 'i7', fireEvent.focusIn],
  ] as const)('under Save-Data asks only for a story that is %s', async (_, id, intend) => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { getByRole, container } = render(<Page ids={[id, 'other']} />);
    await idle();
    intend(container);
    expect(fetchStub).not.toHaveBeenCalled();
    expect(onFetch).not.toHaveBeenCalled();
    intend(getByRole('link', { name: id }));
    await idle();
    expect(fetchStub.mock.calls).toEqual([[`/api/stories?ids=${id}&lang=en`]]);
  });

  it('takes a story that came later when it is pointed at', async () => {
    const { rerender, getByRole } = render(<Page ids={['i8']} />);
    await idle();
    rerender(<Page ids={['i8', 'i9']} />);
    fireEvent.pointerOver(getByRole('link', { name: 'i9' }));
    await idle();
    expect(fetchStub.mock.calls).toEqual([
      ['/api/stories?ids=i8&lang=en'],
      ['/api/stories?ids=i9&lang=en'],
    ]);
  });
});
