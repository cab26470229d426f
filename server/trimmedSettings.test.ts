/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

it('leaves settings as they were checked, for whoever reads one by itself', () => {
  const given = {
    NEWS_SOURCE: 'wordpress\r',
    NEWS_MEDIA_PATHS: '  ',
    LIVE_URL: ' ',
    LOG_LEVEL: 'warn\r',
    HTTP_PROXY: 'http://127.0.0.1:3128\r',
    OTHER: ' kept ',
  };
  const { href } = pathToFileURL(join(__dirname, 'trimmedSettings.mjs'));
  const script = `await import('${href}');
    const { log } = await import('${href.replace('server/trimmedSettings', 'lib/telemetry/log')}');
    const { NEWS_SOURCE, NEWS_MEDIA_PATHS, LIVE_URL, HTTP_PROXY, OTHER } = process.env;
    console.log(JSON.stringify([log.level, NEWS_SOURCE, NEWS_MEDIA_PATHS, LIVE_URL, HTTP_PROXY, OTHER]));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=tests-site', '--input-type=module', '-e', script],
    { encoding: 'utf8', env: { ...given, NODE_ENV: 'test', PATH: process.env.PATH } },
  );
  expect(JSON.parse(stdout)).toEqual([
    'warn',
    'wordpress',
    null,
    null,
    'http://127.0.0.1:3128',
    ' kept ',
  ]);
});

it.each(['server.mjs', 'pushServer.mjs'])('is what %s imports before the log', (name) => {
  const text = readFileSync(join(__dirname, name), 'utf8');
  const [first, second] = [...text.matchAll(/^import .*'(.+)';$/gm)].map(([, from]) => from);
  expect([first, second]).toEqual(['./nodeEnvironment.mjs', './trimmedSettings.mjs']);
});
