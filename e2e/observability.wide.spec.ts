import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../scripts/freePort.mjs';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { startSite } from './site';

// One site with its logs, metrics and traces switched on, which the tests share.
test.describe.configure({ mode: 'default' });

const REPORT = {
  method: 'POST',
  headers: { 'content-type': 'application/csp-report' },
  body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem' } }),
};

const spans: string[] = [];
let collector: Server;
let metrics: string;
let observedSite: Awaited<ReturnType<typeof startSite>>;

const counted = async () => (await fetch(metrics)).text();

test.beforeAll(async ({ provider }) => {
  collector = createServer(async (request, response) => {
    spans.push(`${request.url ?? ''} ${await text(request)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0), 'listening');
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  observedSite = await startSite({
    NEWS_API_URL: provider.origin,
    METRICS_PORT: String(port),
    CSP_REPORT_PERCENT: '100',
    WEB_VITALS_PERCENT: '100',
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});

test.afterAll(async () => {
  await observedSite.server.stop();
  collector.closeAllConnections();
  collector.close();
});

test('what a site logs and counts, of its server and of its pages', async ({ upstream }) => {
  const { origin, server } = observedSite;
  upstream.fail(FAULTS['status 500'], 'posters');
  const page = await fetch(`${origin}/hi?q=secret`, { headers: { 'x-request-id': 'edge-0001' } });
  expect(await page.text()).toContain('</html>');
  expect(page.headers.get('x-request-id')).toBe('edge-0001');
  expect(page.headers.get('reporting-endpoints')).toBe('csp="/api/reports/csp"');
  expect(page.headers.get('content-security-policy')).toMatch(/; report-uri \/api\/reports\/csp;/);
  expect((await fetch(`${origin}/api/reports/csp`, REPORT)).status).toBe(204);
  expect((await fetch(`${origin}/api/posters`, REPORT)).status).toBe(405);

  for (const line of [
    'http_request_duration_seconds_count{route="home",status="200"} 1',
    'http_request_duration_seconds_count{route="list",status="405"} 1',
    'provider_call_duration_seconds_count{feed="/posters",outcome="refused"} 1',
    'csp_reports_total{directive="script-src-elem",source="page"} 1',
  ])
    await expect.poll(counted).toContain(line);
  expect(await counted()).toMatch(
    /^provider_last_valid_answer_timestamp_seconds\{feed="\/news"\} \d/m,
  );

  // A request is logged once its response has ended, and what is printed comes through a pipe.
  const logged = () =>
    server.output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  await expect
    .poll(logged)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ requestId: 'edge-0001', feed: '/posters', severity: 'error' }),
        expect.objectContaining({ requestId: 'edge-0001', msg: 'request: /hi', status: 200 }),
      ]),
    );
  expect(server.output).not.toContain('secret');
});

test('a page that is chosen measures itself for its reader, and no other loads the script', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${observedSite.origin}/hi`);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.goto(`${observedSite.origin}/privacy-policy`);
  await expect.poll(counted).toMatch(/^web_vitals_layout_shift_count\{route="home"\} 1$/m);
  const lines = await counted();
  for (const name of ['FCP', 'LCP', 'TTFB'])
    expect(lines).toContain(`web_vitals_seconds_count{name="${name}",route="home"} 1`);
  expect((await fetch(`${site}/api/reports/csp`, REPORT)).status).toBe(405);
  expect(await (await request.get('/')).text()).not.toContain('/api/reports/vitals');
});

test('the spans of a request arrive at the collector that is set', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${trace}-b7ad6b7169203331-01`;
  await (await fetch(`${observedSite.origin}/hi/india`, { headers: { traceparent } })).text();
  const all = expect.poll(() => spans.join('\n'));
  await all.toContain(`"traceId":"${trace}"`);
  // A span is sent once it has ended: the request's own comes last, maybe by itself.
  await all.toContain('"name":"GET /[locale]/india"');
  await all.toContain('"name":"provider /news"');
  await all.toMatch(/^\/v1\/traces .*"service.name".*"narmada-24"/);
});
