import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './fixtures';
import { startSite } from './site';

test('the spans of a request arrive at the collector that is set', async ({ provider }) => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(`${request.url ?? ''} ${await text(request)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0), 'listening');
  const { port } = collector.address() as AddressInfo;
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  try {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${trace}-b7ad6b7169203331-01`;
    await (await fetch(`${origin}/hi/india`, { headers: { traceparent } })).text();
    const all = expect.poll(() => received.join('\n'));
    await all.toContain(`"traceId":"${trace}"`);
    // A span is sent once it has ended: the request's own comes last, maybe by itself.
    await all.toContain('"name":"GET /[locale]/india"');
    await all.toContain('"name":"provider /news"');
    await all.toMatch(/^\/v1\/traces .*"service.name".*"narmada-24"/);
  } finally {
    await server.stop();
    collector.closeAllConnections();
    collector.close();
  }
});
