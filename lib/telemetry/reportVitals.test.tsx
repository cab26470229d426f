import type { Metric } from 'web-vitals';
import { reportVitals } from './reportVitals';

type Listener = (metric: Metric) => void;

let sendBeacon: jest.Mock<boolean, [string, Blob]>;
let visibility: jest.SpyInstance;
let measure: (name: string, value: number) => void;

beforeEach(() => {
  sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
  visibility = jest.spyOn(document, 'visibilityState', 'get');
  const listeners = new Map<string, Listener>();
  const on = (name: string) => (listener: Listener) => void listeners.set(name, listener);
  const library = Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, on(name)]),
  );
  measure = (name, value) => listeners.get(name)?.({ name, value } as Metric);
  history.replaceState(null, '', '/hi/india?q=secret');
  reportVitals(library as never, '/api/reports/vitals');
});

const become = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const read = (blob: Blob | undefined) =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(JSON.parse(String(reader.result)));
    reader.readAsText(blob ?? new Blob());
  });

it('sends the last value of each once the page is hidden, without the query', async () => {
  measure('LCP', 900);
  measure('LCP', 1200);
  measure('CLS', 0.02);
  become('visible');
  expect(sendBeacon).not.toHaveBeenCalled();

  become('hidden');
  const [endpoint, body] = sendBeacon.mock.calls[0] ?? [];
  expect([endpoint, body?.type]).toEqual(['/api/reports/vitals', 'application/json']);
  expect(await read(body)).toEqual({ path: '/hi/india', vitals: { LCP: 1200, CLS: 0.02 } });
});

it('sends one report a page', () => {
  become('hidden');
  become('visible');
  measure('INP', 500);
  become('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
