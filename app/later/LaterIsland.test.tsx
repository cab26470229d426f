import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { Later } from './Later.island';
import { laterBy } from './later';

const doLater = jest.fn();
const onceIdle = jest.fn();
const start = jest.fn();
jest.mock('./later', () => ({
  laterBy: jest.fn(() => ({ doLater, onceIdle, start })),
}));

const page = () =>
  renderInLocale(
    <>
      <Later />
      <a href="#there" data-later="back">
        <b>Back</b>
      </a>
      <a href="/#hi" rel="alternate" data-later="language">
        Hindi
      </a>
      <a href="#plain">Plain</a>
    </>,
  );
const click = (name: string, init: MouseEventInit = {}) =>
  act(async () => fireEvent.click(screen.getByText(name), init));

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idle.push(task),
  });
  jest.clearAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/?page=2');
});

it('a button that was pressed before the scripts ran does what it is for, once', async () => {
  jest.useFakeTimers();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button type="button" data-later="listen">Hear</button>',
  );
  Reflect.set(document, 'earlyPress', screen.getByText('Hear'));
  renderInLocale(<Later />);
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(doLater).toHaveBeenCalledTimes(1);
  expect(document).not.toHaveProperty('earlyPress');
  jest.useRealTimers();
  screen.getByText('Hear').remove();
});

describe('where what a control asks for cannot be had', () => {
  beforeEach(() => {
    doLater.mockRejectedValue(new Error('no script'));
    document.documentElement.dataset.unloaded = 'Not loaded';
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    doLater.mockReset();
  });

  it.each([1, 2])('a button says so below it, once, pressed %d times', async (times) => {
    renderInLocale(
      <>
        <Later />
        <div>
          <button type="button" data-later="listen">
            Listen
          </button>
        </div>
      </>,
    );
    for (let press = 0; press < times; press++) await click('Listen');
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Not loaded',
    ]);
  });

  it('a link is followed', async () => {
    page();
    await click('Back');
    expect(location.hash).toBe('#there');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('what comes after the first paint', () => {
  it('takes a plain click on what stands in a control', async () => {
    page();
    expect(await click('Back')).toBe(false);
    expect(doLater).toHaveBeenCalledWith(screen.getByRole('link', { name: 'Back' }));
  });

  it.each([
    ['Plain', {}],
    ['Back', { ctrlKey: true }],
    ['Hindi', { metaKey: true }],
  ])('leaves a click on %s with %j to the browser', async (name, init) => {
    page();
    expect(await click(name, init)).toBe(true);
    expect(doLater).not.toHaveBeenCalled();
  });

  it('gives links to other languages what the URL says, in a new tab too', async () => {
    page();
    await click('Hindi', { ctrlKey: true });
    expect(screen.getByRole('link', { name: 'Hindi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/\?page=2#hi$/),
    );
  });

  it('restores what was left for the page, and nothing where storage is blocked', async () => {
    sessionStorage.setItem('language-switch', '{}');
    await act(async () => void page());
    expect(start).toHaveBeenCalledTimes(1);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    await act(async () => void page());
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['what takes a script', '<div data-now></div>', 1],
    ['nothing of the kind', '<div></div>', 0],
  ])('a page of %s is started at once, idle or not', async (_, markup, times) => {
    const part = document.body.appendChild(document.createElement('div'));
    part.innerHTML = markup;
    await act(async () => void page());
    expect(start).toHaveBeenCalledTimes(times);
    part.remove();
  });

  it('does the rest once the browser is idle', async () => {
    await act(async () => void page());
    expect(onceIdle).not.toHaveBeenCalled();
    await act(async () => idle.forEach((task) => task()));
    expect(onceIdle).toHaveBeenCalledTimes(1);
  });

  it('does the rest later where its script was lost on the way', async () => {
    jest.useFakeTimers();
    jest.mocked(laterBy).mockImplementationOnce(() => {
      throw new Error('no script');
    });
    await act(async () => void page());
    await act(async () => idle.forEach((task) => task()));
    expect(onceIdle).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(onceIdle).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('leaves the page a moment where the browser does not say that it is idle', async () => {
    jest.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await act(async () => void page());
    await act(async () => jest.advanceTimersByTimeAsync(199));
    expect(onceIdle).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(onceIdle).toHaveBeenCalledTimes(1);
  });

  it('renders what comes late', async () => {
    await act(async () => void page());
    await click('Back');
    const [show] = jest.mocked(laterBy).mock.calls.at(-1) ?? [];
    await act(async () => show?.('Late'));
    expect(screen.getByText('Late')).toBeVisible();
  });
});
