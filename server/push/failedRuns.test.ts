/** @jest-environment node */
import { createBrowser } from '@/lib/testing/fakePushService';
import { createFailedRuns } from './failedRuns.mjs';

const kept = (endpoint: string) => ({
  subscription: createBrowser(endpoint).subscription,
  choice: { language: 'en', states: [], topics: [] },
});
const google = kept('https://fcm.googleapis.com/a');
const windows = kept('https://wns2-pn1p.notify.windows.com/a');
const sameWindows = kept('https://wns2-bl2p.notify.windows.com/a');

type Result = 'sent' | 'dead' | 'refused' | 'failed' | 'nowhere';
type Tried = readonly [ReturnType<typeof kept>, Result];

/** Who is forgotten after the last of so many alerts that went like this. */
function after(alerts: number, tried: readonly Tried[], runs = createFailedRuns(3)) {
  for (let at = 1; ; at++) {
    const run = runs();
    for (const [one, result] of tried) run.note(one, result);
    const over = run.over();
    if (at === alerts) return over;
    expect(over).toEqual([]);
  }
}

it('forgets at once whose host does not exist while others of its service get theirs', () => {
  expect(
    after(1, [
      [windows, 'nowhere'],
      [sameWindows, 'sent'],
    ]),
  ).toEqual([windows]);
});

it.each<Result>(['failed', 'nowhere'])('goes by the last try: %s', (first) => {
  expect(
    after(5, [
      [windows, first],
      [windows, 'sent'],
      [sameWindows, 'sent'],
    ]),
  ).toEqual([]);
});

it('forgets what fails in several alerts running while others of its service get theirs', () => {
  const tried = [
    [windows, 'failed'],
    [sameWindows, 'sent'],
  ] as const;
  expect(after(3, tried)).toEqual([windows]);
});

it('forgets a host that does not exist for that long where its service has nobody else', () => {
  const tried = [
    [windows, 'nowhere'],
    [google, 'sent'],
  ] as const;
  expect(after(3, tried)).toEqual([windows]);
});

it.each<[string, readonly Tried[]]>([
  [
    'a service fails',
    [
      [windows, 'failed'],
      [sameWindows, 'failed'],
      [google, 'sent'],
    ],
  ],
  [
    'this machine has no network',
    [
      [windows, 'failed'],
      [google, 'failed'],
    ],
  ],
  [
    'its DNS knows no name',
    [
      [windows, 'nowhere'],
      [sameWindows, 'nowhere'],
      [google, 'failed'],
    ],
  ],
  [
    'a service refuses',
    [
      [windows, 'refused'],
      [sameWindows, 'sent'],
    ],
  ],
])('forgets nobody while %s', (_, tried) => {
  expect(after(9, tried)).toEqual([]);
});

it('begins anew once a message is taken', () => {
  const runs = createFailedRuns(3);
  const tried = (result: Result): readonly Tried[] => [
    [windows, result],
    [sameWindows, 'sent'],
  ];
  for (const result of ['failed', 'failed', 'sent', 'failed', 'failed'] as const)
    expect(after(1, tried(result), runs)).toEqual([]);
  expect(after(1, tried('failed'), runs)).toEqual([windows]);
});
