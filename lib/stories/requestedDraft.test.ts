import type { Source } from '@/lib/provider/source/source';
import { draftToken } from '@/lib/request/draftToken.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { NOW, story } from '@/lib/testing/samples';
import { requestedDraft } from './requestedDraft';

const mockSettings: { PREVIEW_SECRET?: string } = {};
let mockSource: Source;
jest.mock('@/lib/config/environment.mjs', () => ({ environment: () => mockSettings }));
jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => mockSource }));

const SECRET = 'a secret of thirty-two characters';
const EXPIRY = NOW / 1000 + 60;
const TOKEN = draftToken('d1', EXPIRY, SECRET);
const ask = (id: string | string[] | undefined, target: string) =>
  requestContext.run({ target }, () => requestedDraft(id));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  mockSettings.PREVIEW_SECRET = SECRET;
  mockSource = archiveSource;
  fillArchive({ drafts: [story({ id: 'd1' })] });
});
afterEach(() => jest.useRealTimers());

it('is the story and the moment, by the token that the server keeps from Next', async () => {
  expect(await ask('d1', `/preview?id=d1&token=${TOKEN}`)).toEqual({
    ok: true,
    value: {
      id: 'd1',
      story: expect.objectContaining({ id: 'd1' }),
      until: EXPIRY * 1000,
      token: TOKEN,
    },
  });
});

it.each([
  ['another id', 'd2', TOKEN],
  ['two ids', ['d1', 'd1'], TOKEN],
  ['no id', undefined, TOKEN],
  ['no token', 'd1', ''],
  ['two tokens', 'd1', `${TOKEN}&token=${TOKEN}`],
  ['a story that is not there', 'd3', draftToken('d3', EXPIRY, SECRET)],
])('of %s there is none', async (_, id, token) => {
  expect(await ask(id, `/preview?token=${token}`)).toEqual({ ok: false, error: 'absent' });
});

it('there is none without the secret, nor from a source without drafts', async () => {
  const target = `/preview?token=${TOKEN}`;
  mockSource = { ...archiveSource, draft: undefined };
  expect(await ask('d1', target)).toMatchObject({ error: 'absent' });
  mockSource = archiveSource;
  delete mockSettings.PREVIEW_SECRET;
  expect(await ask('d1', target)).toMatchObject({ error: 'absent' });
});

it('is not known while the source fails', async () => {
  fillArchive({ failing: new Set(['draft']) });
  expect(await ask('d1', `/preview?token=${TOKEN}`)).toMatchObject({ error: 'unknown' });
});
