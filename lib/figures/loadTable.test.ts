/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuelForm } from '@/lib/figures/current/tableForms';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startLocalServer } from '@/lib/testing/localServer';
import { tableSource } from './loadTable';

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));

const TABLE = 'date,city,petrol,diesel\n2026-11-27,bhopal,108,93\n2026-01-01,bhopal,100,90\n';
const load = (address: string) =>
  tableSource('fuel', address, fuelForm).load(AbortSignal.timeout(20_000));

it('is read from a file, without what is older than the history', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'table-')), 'fuel.csv');
  writeFileSync(file, TABLE);
  expect(await load(file)).toMatchObject([{ city: 'bhopal', petrol: 108 }]);
});

it('names a file that is not there', async () => {
  await expect(load('/nowhere/fuel.csv')).rejects.toThrow(/ENOENT/);
});

describe('a table of another server', () => {
  let status = 200;
  let location: string | undefined;
  let body = TABLE;
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  beforeAll(async () => {
    server = await startLocalServer((request, response) => {
      const leads = request.url === '/moved';
      response.writeHead(leads ? 307 : status, { ...(leads && { location: location ?? '/' }) });
      response.end(leads ? '' : body);
    });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    status = 200;
    location = undefined;
    body = TABLE;
  });

  it('is followed to another path', async () => {
    location = '/sheet.csv';
    expect(await load(`${server.url}/moved`)).toHaveLength(1);
  });

  it.each([
    [
      'to another host',
      'http://docs.example/sheet.csv',
      /^redirects to http:\/\/docs\.example: not allowed$/,
    ],
    ['to no web address', 'file:///etc/passwd', /^redirects to null: not allowed$/],
  ])('is not followed %s', async (_, to, message) => {
    location = to;
    await expect(load(`${server.url}/moved`)).rejects.toThrow(message);
  });

  it('is none where it is a web page', async () => {
    body = '<!doctype html>';
    await expect(load(server.url)).rejects.toThrow(/^is a web page, not a CSV file: /);
  });

  it('is none where the server fails', async () => {
    status = 500;
    await expect(load(server.url)).rejects.toThrow(/^answered 500$/);
  });

  it('has ten faults named, and no more', async () => {
    expectConsole('warn', /figures: fuel: line \d+: /);
    const seen = jest.spyOn(console, 'warn');
    body = TABLE + '2026-11-27,atlantis,1,1\n'.repeat(30);
    await load(server.url);
    expect(seen.mock.calls.length).toBeLessThanOrEqual(10);
  });
});
