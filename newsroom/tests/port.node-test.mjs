import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../server.mjs', import.meta.url));

for (const NEWSROOM_PORT of ['abc', '99999', '-1', '80.5'])
  test(`the port ${NEWSROOM_PORT} is refused in a line`, () => {
    const { status, stderr } = spawnSync(process.execPath, [server], {
      encoding: 'utf8',
      env: { ...process.env, NEWSROOM_PORT },
    });
    assert.equal(status, 1);
    assert.equal(stderr, `newsroom: NEWSROOM_PORT must be a port number, not ${NEWSROOM_PORT}\n`);
  });
