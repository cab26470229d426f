import assert from 'node:assert/strict';
import test from 'node:test';
import { draftToken } from '../../lib/request/draftToken.mjs';
import { openNewsroom, PREVIEW_SECRET } from './newsroomFixture.mjs';

const MINUTE_S = 60;

test('a draft is shown to who knows the secret, and kept nowhere', async (t) => {
  const { get, clock } = await openNewsroom(t);
  /** @param {string} id @param {{ from?: number, secret?: string }} [token] */
  const ask = (id, { from = clock.ms, secret = PREVIEW_SECRET } = {}) =>
    get(`/api/drafts/${id}`, {
      'x-preview-token': draftToken(id, Math.floor(from / 1000) + MINUTE_S, secret),
    });

  const { status, headers, bytes } = await ask('budget-draft-hi');
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  assert.equal(JSON.parse(bytes.toString()).id, 'budget-draft-hi');

  assert.equal((await ask('nothing')).status, 404);
  assert.equal((await ask('budget-draft', { secret: 'x'.repeat(32) })).status, 404);
  assert.equal((await ask('budget-draft', { from: clock.ms - 2 * MINUTE_S * 1000 })).status, 404);
});

test('without a token, or with that of another story, there is none', async (t) => {
  const { get, clock } = await openNewsroom(t);
  const expiry = Math.floor(clock.ms / 1000) + MINUTE_S;
  const token = draftToken('budget-draft', expiry, PREVIEW_SECRET);
  for (const [path, headers] of /** @type {const} */ ([
    ['budget-draft', {}],
    ['budget-draft-hi', { 'x-preview-token': token }],
    ['%', { 'x-preview-token': token }],
  ]))
    assert.equal((await get(`/api/drafts/${path}`, headers)).status, 404);
});
