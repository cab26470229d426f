/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alert } from '@/lib/push/alertSchema.mjs';
import { log } from '@/lib/telemetry/log.mjs';
import { alertWith } from '@/lib/testing/alerts';
import { createFailedRuns } from './failedRuns.mjs';
import { sendAlert } from './sendAlert.mjs';
import { openSentAlerts } from './sentAlerts.mjs';
import { createWatch } from './watchAlerts.mjs';

const NOON = Date.parse('2026-11-27T12:00:00+05:30');
const NIGHT = Date.parse('2026-11-27T23:00:00+05:30');
const MORNING = Date.parse('2026-11-28T07:00:00+05:30');
const LATER = Date.parse('2026-11-28T12:00:00+05:30');
const key = (name: string) => name.padEnd(27, '-');

let folder: string;
let clock = NOON;
let sent: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  clock = NOON;
  sent = [];
  jest.spyOn(log, 'info').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type Send = Parameters<typeof createWatch>[0]['send'];
const watch = async (ask: () => Promise<Alert | null>, send?: Send) =>
  createWatch({
    ask,
    send:
      send ??
      (async (alert: Alert) => {
        sent.push(alert.key.replaceAll('-', ''));
        return { rest: Promise.resolve({}) };
      }),
    sent: await openSentAlerts(folder),
    quietHours: { from: 22, until: 7 },
    now: () => clock,
  });
const shows = (change: Partial<Alert>) => async () => alertWith({ until: LATER, ...change });

it('sends what is new, once, over restarts too', async () => {
  const ask = shows({ key: key('a') });
  const look = await watch(ask);
  await look();
  await look();
  await (
    await watch(ask)
  )();
  expect(sent).toEqual(['a']);
});

it('sends one that a process’s end cut to those whom it left, once, also as the ninth of a day', async () => {
  const memory = await openSentAlerts(folder);
  for (let number = 0; number < 7; number++) await memory.add(`n${number}`, NOON);
  await memory.add(key('a'), NOON, ['one']);
  const told: (string[] | undefined)[] = [];
  const look = await watch(shows({ key: key('a') }), async (_, __, only) => {
    told.push(only && [...only]);
    return { rest: Promise.resolve({}) };
  });
  await look();
  await look();
  expect(told).toEqual([['one']]);
});

it('sends nothing where nothing is shown, or past its hour', async () => {
  await (
    await watch(async () => null)
  )();
  await (
    await watch(shows({ until: NOON }))
  )();
  expect(sent).toEqual([]);
});

it('at night waits for the morning, and sends what is still shown then', async () => {
  clock = NIGHT;
  let alert = alertWith({ key: key('evening'), until: LATER });
  const look = await watch(async () => alert);
  await look();
  alert = alertWith({ key: key('night'), until: LATER });
  await look();
  expect(sent).toEqual([]);
  clock = MORNING;
  await look();
  expect(sent).toEqual(['night']);
});

it('at night sends what cannot wait', async () => {
  clock = NIGHT;
  await (
    await watch(shows({ key: key('a'), urgent: true }))
  )();
  expect(sent).toEqual(['a']);
});

it('sends eight a day at most, and says so', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  let number = 0;
  const look = await watch(async () => alertWith({ key: key(`n${number}`), until: LATER }));
  for (number = 0; number < 12; number++) await look();
  expect(sent).toHaveLength(8);
  expect(warn).toHaveBeenCalled();
  clock = NOON + 86_400_000 - 1;
  await look();
  expect(sent).toHaveLength(8);
});

it('tells nobody twice where sending breaks off', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => {});
  const ask = shows({ key: key('a') });
  const look = await watch(ask, async () => {
    throw new Error('out of memory');
  });
  await look();
  await (
    await watch(ask)
  )();
  expect(sent).toEqual([]);
});

describe('while those who failed are tried again', () => {
  const everyone = ['well', 'busy'].map((name) => ({
    subscription: {
      endpoint: `https://fcm.googleapis.com/${name}`,
      keys: { p256dh: '', auth: '' },
    },
    choice: { language: 'en', states: [], topics: [] },
  }));
  let shown: Alert | null;
  let posted: string[];
  let goOn: () => void;
  const looking = () => {
    shown = alertWith({ key: key('first'), tag: 'first', until: LATER });
    posted = [];
    return watch(
      async () => shown,
      (alert, signal) =>
        sendAlert(
          alert,
          { all: () => everyone.values(), drop: async () => {} },
          {
            post: async ({ endpoint }, { topic }) => {
              posted.push(`${topic} ${endpoint.split('/').at(-1)}`);
              return posted.length === 2
                ? { outcome: 'failed', afterMs: 300_000 }
                : { outcome: 'sent' };
            },
            now: () => clock,
            wait: () =>
              new Promise<void>((done) => {
                goOn = done;
                signal?.addEventListener('abort', () => done());
              }),
            runs: createFailedRuns(),
            signal,
          },
        ),
    );
  };
  /** All that is asked here answers at once, so nothing is left after one turn of the loop. */
  const settle = () => new Promise((done) => setImmediate(done));
  const FIRST = ['first well', 'first busy'];

  it('an urgent alert goes at once, and the one before ends', async () => {
    const look = await looking();
    await look();
    shown = alertWith({ key: key('quake'), tag: 'quake', until: LATER, urgent: true });
    await look();
    await settle();
    expect(posted).toEqual([...FIRST, 'quake well', 'quake busy']);
  });

  it('a banner that stands is sent on, once to each', async () => {
    const look = await looking();
    await look();
    await look();
    goOn();
    await settle();
    expect(posted).toEqual([...FIRST, 'first busy']);
  });

  it('a banner that is taken back is not sent on', async () => {
    const look = await looking();
    await look();
    shown = null;
    await look();
    goOn();
    await settle();
    expect(posted).toEqual(FIRST);
  });
});

it('a site that does not answer ends nothing', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  const answers: (Alert | null)[] = [alertWith({ key: key('a'), until: LATER })];
  const look = await watch(async () => {
    const answer = answers.pop();
    if (answer === undefined) throw new Error('connect ECONNREFUSED');
    return answer;
  });
  await look();
  await look();
  expect(sent).toEqual(['a']);
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('ECONNREFUSED'));
});

it.each(['', '{', '{"a":1}', '[1]'])('a memory of %j is an empty one', async (text) => {
  writeFileSync(join(folder, 'sent.json'), text);
  await (
    await watch(shows({ key: key('a') }))
  )();
  expect(sent).toEqual(['a']);
});

it('remembers the last two hundred', async () => {
  const memory = await openSentAlerts(folder);
  for (let number = 0; number < 205; number++) await memory.add(String(number), NOON);
  expect(JSON.parse(readFileSync(join(folder, 'sent.json'), 'utf8'))).toHaveLength(200);
  expect([memory.has('4'), memory.has('5')]).toEqual([false, true]);
});

it('counts for a day what was sent before the clock was set back', async () => {
  const memory = await openSentAlerts(folder);
  await memory.add('far', NOON + 3 * 86_400_000);
  await memory.add('near', NOON + 1000);
  expect(memory.ofDay(NOON)).toBe(1);
});

it('begins with no empty memory where it is there and cannot be read', async () => {
  const file = join(folder, 'sent.json');
  symlinkSync(file, file);
  await expect(openSentAlerts(folder)).rejects.toThrow('ELOOP');
});
