// WebKitGTK by the calls of W3C WebDriver, on a display in memory.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/freePort.mjs';

/** Sends a command of WebDriver and gives its value. @param {string} url @param {object} [body] */
async function command(url, body) {
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  assert.ok(response.ok, `${url}: ${value?.message}`);
  return value;
}

/** Waits until the driver takes commands. @param {string} origin */
async function ready(origin) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const response = await fetch(`${origin}/status`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

/**
 * Starts a browser.
 *
 * @param {{ driver: string, browser: string, display: string }} paths
 */
export async function startWebKit(paths) {
  // Takes a display that is free, and says which.
  const screen = spawn(paths.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  const { sessionId } = await command(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          args: ['--automation'],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    /** @param {string} url */
    open: (url) => command(`${session}/url`, { url }),
    /** @param {number} width */
    resize: (width) => command(`${session}/window/rect`, { width, height: 900 }),
    /** What a script in the page returns. @param {string} script */
    evaluate: (script) => command(`${session}/execute/sync`, { script, args: [] }),
    async stop() {
      await fetch(session, { method: 'DELETE' });
      driver.kill();
      screen.kill();
    },
  };
}
