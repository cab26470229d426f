import { onRequestError } from './instrumentation';

const REQUEST = { path: '/', method: 'GET', headers: {} };
const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/[locale]',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
} as const;

const { NEXT_RUNTIME } = process.env;
beforeAll(() => (process.env.NEXT_RUNTIME = 'nodejs'));
afterAll(() => (process.env.NEXT_RUNTIME = NEXT_RUNTIME));

it.each([
  ['a file of the release that could not be loaded', 'ChunkLoadError', [[process.pid, 'SIGTERM']]],
  ['any other fault', 'TypeError', []],
])('%s', async (_, name, signals) => {
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  await onRequestError(Object.assign(new Error('fault'), { name }), REQUEST, CONTEXT);
  expect(kill.mock.calls).toEqual(signals);
});
