import { expect, test } from './fixtures';
import { freePort } from '../scripts/freePort.mjs';
import { startSite } from './site';
import { FAULTS } from './upstream';

const REPORT = {
  method: 'POST',
  headers: { 'content-type': 'application/csp-report' },
  body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem' } }),
};

test('what a site logs and counts, of its server and of its pages', async ({
  provider,
  upstream,
}) => {
  const port = await freePort();
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    METRICS_PORT: String(port),
    CSP_REPORT_PERCENT: '100',
    LOG_LEVEL: 'debug',
  });
  try {
    upstream.fail(FAULTS['status 500'], 'posters');
    const page = await fetch(`${origin}/hi?q=secret`, { headers: { 'x-request-id': 'edge-0001' } });
    expect(await page.text()).toContain('</html>');
    expect(page.headers.get('x-request-id')).toBe('edge-0001');
    expect(page.headers.get('reporting-endpoints')).toBe('csp="/api/reports/csp"');
    expect(page.headers.get('content-security-policy')).toMatch(
      /; report-uri \/api\/reports\/csp;/,
    );
    expect((await fetch(`${origin}/api/reports/csp`, REPORT)).status).toBe(204);
    expect((await fetch(`${origin}/api/posters`, REPORT)).status).toBe(405);

    const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const line of [
      'http_request_duration_seconds_count{route="home",status="200"} 1',
      'http_request_duration_seconds_count{route="list",status="405"} 1',
      'provider_call_duration_seconds_count{feed="/posters",outcome="refused"} 1',
      'csp_reports_total{directive="script-src-elem",source="page"} 1',
    ])
      expect(counted).toContain(line);
    expect(counted).toMatch(/^provider_last_valid_answer_timestamp_seconds\{feed="\/news"\} \d/m);

    const lines = server.output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ requestId: 'edge-0001', feed: '/posters', severity: 'error' }),
        expect.objectContaining({ requestId: 'edge-0001', msg: 'request: /hi', status: 200 }),
      ]),
    );
    expect(server.output).not.toContain('secret');
  } finally {
    await server.stop();
  }
});

test('a page that is chosen measures itself for its reader, and no other loads the script', async ({
  page,
  provider,
  request,
}) => {
  const port = await freePort();
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    METRICS_PORT: String(port),
    WEB_VITALS_PERCENT: '100',
  });
  const counted = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  try {
    await page.goto(`${origin}/hi`);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.goto(`${origin}/privacy-policy`);
    await expect.poll(counted).toMatch(/^web_vitals_layout_shift_count\{route="home"\} 1$/m);
    const metrics = await counted();
    for (const name of ['FCP', 'LCP', 'TTFB'])
      expect(metrics).toContain(`web_vitals_seconds_count{name="${name}",route="home"} 1`);
    expect((await fetch(`${origin}/api/reports/csp`, REPORT)).status).toBe(405);
    expect(await (await request.get('/')).text()).not.toContain('/api/reports/vitals');
  } finally {
    await server.stop();
  }
});
