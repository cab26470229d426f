import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJest, readPlaywright, readTap, slowest } from './testReports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string) {
  const path = join(folder, 'report');
  writeFileSync(path, text);
  return path;
}

it('reads Jest’s: a file that did not run has failed, and a file takes longer than its tests', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/project/lib/a.test.ts',
        startTime: 1000,
        endTime: 4000,
        assertionResults: [
          { fullName: 'adds', duration: 500 },
          { fullName: 'was left out', duration: null },
        ],
      },
    ],
  };
  const file = '/project/lib/a.test.ts';
  expect(readJest(written(JSON.stringify(report)))).toEqual({
    passed: 1,
    failed: 2,
    cases: [
      { file, title: 'adds', ms: 500 },
      { file, title: 'was left out', ms: 0 },
    ],
    files: [{ file, title: '', ms: 3000 }],
  });
});

it('reads that of Node’s own runner: what was cancelled has failed', () => {
  const report = `TAP version 13
# Subtest: starts
ok 1 - starts
  ---
  duration_ms: 45.5
  ...
# Subtest: a group
    # Subtest: ends
    not ok 1 - ends
      ---
      duration_ms: 1.5
      ...
    1..1
not ok 2 - a group
  ---
  duration_ms: 160.25
  type: 'suite'
  ...
1..2
# tests 3
# pass 1
# fail 1
# cancelled 1
`;
  expect(readTap(written(report))).toEqual({
    passed: 1,
    failed: 2,
    cases: [
      { file: '', title: 'starts', ms: 45.5 },
      { file: '', title: 'a group', ms: 160.25 },
    ],
  });
});

it('reads Playwright’s: what was left out or needed a second try has failed', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
    errors: [{}],
    suites: [{ specs: [spec('opens', 100)], suites: [{ specs: [spec('opens again', 200, 300)] }] }],
  };
  const file = 'a.spec.ts';
  expect(readPlaywright(written(JSON.stringify(report)))).toEqual({
    passed: 1,
    failed: 3,
    cases: [
      { file, title: 'opens', ms: 100 },
      { file, title: 'opens again', ms: 500 },
    ],
    files: [{ file, title: '', ms: 600 }],
  });
});

it('lists the ten slowest of each kind, the slowest first', () => {
  const cases = Array.from({ length: 12 }, (_, at) => ({
    file: `/project/${at}.test.ts`,
    title: 'adds',
    ms: at * 1000,
  }));
  const lines = slowest(
    { tests: cases, steps: [{ file: '', title: 'lint', ms: 1250 }] },
    '/project/',
  ).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Slowest tests:',
    '   11.0 s  11.test.ts: adds',
    '   10.0 s  10.test.ts: adds',
  ]);
  expect(lines.slice(10)).toEqual([
    '    2.0 s  2.test.ts: adds',
    '',
    'Slowest steps:',
    '    1.3 s  lint',
  ]);
});
