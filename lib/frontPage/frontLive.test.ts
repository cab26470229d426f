import { environment } from '@/lib/config/environment.mjs';
import { provider } from '@/lib/provider/provider';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { getFrontBreaking } from './frontLive';
import { POLLED_LISTS } from './polledLists';

const upstream = fakeUpstream();

afterEach(() => {
  Object.assign(environment(), { FRONT_PAGE: undefined });
  forgetProcess();
  jest.useRealTimers();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const item = (id: string, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  timestamp: ago(30),
  ...more,
});
const live = (id: string, more: object = {}) =>
  item(id, {
    coverageStart: ago(60),
    updates: [{ id: `u-${id}`, timestamp: ago(5), headline: `Update of ${id}` }],
    ...more,
  });

async function rows(blocks: readonly object[], breaking: readonly object[]) {
  holdSetTimeout();
  upstream.sends('/breaking-news', breaking);
  upstream.sends('/news', []);
  const server = await startLocalServer((_, response) => response.end(JSON.stringify({ blocks })));
  Object.assign(environment(), { FRONT_PAGE: new URL(`${server.url}/desk.json`) });
  await Promise.all([provider.list('breaking'), provider.list('news')]);
  const listed = await getFrontBreaking('en');
  const polled = await POLLED_LISTS['breaking-news']('en', false);
  await server.stop();
  expect(listed.ok && polled).toEqual(listed);
  return listed.ok ? listed.value.map(({ id }) => id).join(' ') : listed.error;
}

const BLOCK = [{ kind: 'liveNow' }, { kind: 'breaking' }];

it.each([
  ['leaves out what is live', BLOCK, [live('a'), item('b'), item('c')], 'b c'],
  [
    'leaves out its translation',
    BLOCK,
    [live('a-en'), item('a-hi', { title: 'सदन की बहस' }), item('b')],
    'b',
  ],
  ['keeps what has ended', BLOCK, [live('a', { coverageEnd: ago(1) }), item('b')], 'b a'],
  ['is never empty for it', BLOCK, [live('a')], 'a'],
  ['keeps it on a page without the block', [{ kind: 'breaking' }], [live('a'), item('b')], 'b a'],
])('breaking news %s', async (_, blocks, breaking, expected) => {
  const shown = await rows(blocks, breaking);
  expect(shown.split(' ').sort()).toEqual(expected.split(' ').sort());
});
