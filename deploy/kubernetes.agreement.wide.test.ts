import { z } from 'zod';
import { readEnvironment } from '@/lib/config/environment.mjs';
import { matchLabels, metadata, readCluster } from './testing/cluster';
import { renderWithPush } from './testing/kustomize';

// What one document of the kit says of another, which no schema knows: labels, ports, names, times.

const { all, containerOf, dataOf, podOf, portsOf, renderedName, selectedBy, workload } =
  readCluster(renderWithPush());

const settings = readEnvironment(dataOf('site'));

describe.each(['site', 'cache', 'push'])('%s', (name) => {
  it('selects its own pods alone', () => {
    expect(selectedBy(workload(name).spec.selector.matchLabels)).toEqual([name]);
  });

  it('mounts what there is, and nothing else is there', () => {
    const { spec } = workload(name);
    const volumes = [
      ...podOf(name).volumes.map((volume) => volume.name),
      ...spec.volumeClaimTemplates.map((claim) => claim.metadata.name),
    ];
    expect(
      containerOf(name)
        .volumeMounts.map((mount) => mount.name)
        .sort(),
    ).toEqual(volumes.sort());
  });

  it('is asked by probes at ports that it has', () => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(name);
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(Object.keys(portsOf(name))).toContain(httpGet.port);
  });

  it('takes its configuration from ConfigMaps that there are', () => {
    for (const { configMap } of podOf(name).volumes.filter((volume) => volume.configMap))
      expect(Object.keys(dataOf(configMap?.name ?? ''))).not.toEqual([]);
  });
});

it('asks the site whether it is alive and whether it is ready', () => {
  const { livenessProbe, readinessProbe } = containerOf('site');
  expect(livenessProbe.httpGet.path).toBe('/api/health');
  expect(readinessProbe.httpGet.path).toBe('/api/ready');
});

it('gives the site its settings, and the secret ones where there are any', () => {
  expect(containerOf('site').envFrom).toEqual([
    { configMapRef: { name: renderedName('ConfigMap') } },
    { secretRef: { name: renderedName('Secret'), optional: true } },
  ]);
});

const services = all(
  ['Service'],
  z.object({
    metadata,
    spec: z.object({
      selector: z.record(z.string(), z.string()),
      ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
    }),
  }),
);

it.each(services)('the Service $metadata.name leads to ports of its pods', (service) => {
  const { name } = service.metadata;
  expect(selectedBy(service.spec.selector)).toEqual([name]);
  for (const { targetPort } of service.spec.ports)
    expect(Object.keys(portsOf(name))).toContain(targetPort);
});

it('has the process listen where the pod says', () => {
  expect(portsOf('site')).toEqual({ http: settings.PORT, metrics: settings.METRICS_PORT });
});

it('has nginx listen where the pod says, and ask the site where it listens', () => {
  const { 'nginx.conf': nginx = '', 'upstream.conf.template': upstream = '' } = dataOf('cache');
  expect([...nginx.matchAll(/listen (\d+);/g)].map(([, port]) => Number(port))).toEqual(
    Object.values(portsOf('cache')),
  );
  expect(upstream).toContain(`\${SITE_PODS}:${settings.PORT} resolve`);
});

it('has every file that nginx includes', () => {
  const files = dataOf('cache');
  const included = [...(files['nginx.conf'] ?? '').matchAll(/include \/etc\/nginx\/site\/(\S+);/g)];
  expect(included.map(([, file = '']) => file)).toEqual([
    'http.conf',
    'requests.conf',
    'site.conf',
  ]);
  for (const [, file = ''] of included) expect(files).toHaveProperty([file]);
  expect(files).toHaveProperty(['down.html']);
});

it('has room for all that nginx keeps', () => {
  const sizes = [...(dataOf('cache')['http.conf'] ?? '').matchAll(/max_size=(\d+)(m|g)/g)];
  const megabytes = sizes.map(([, size, unit]) => Number(size) * (unit === 'g' ? 1024 : 1));
  const [claim] = workload('cache').spec.volumeClaimTemplates;
  expect(megabytes).toHaveLength(5);
  const [, reserve] = /min_free=(\d+)m/.exec(dataOf('cache')['http.conf'] ?? '') ?? [];
  expect(parseInt(claim?.spec.resources.requests.storage ?? '') * 1024).toBeGreaterThan(
    megabytes.reduce((sum, size) => sum + size, Number(reserve)),
  );
});

/** What requests under way are given when a process ends, in seconds. */
const ENDING_S = 10;
/** How long the DNS of a cluster keeps an address, in seconds: `ttl` of CoreDNS as kubeadm sets it up. */
const DNS_S = 30;

it('lets a process listen until nobody is told its address, and gives it longer to end', () => {
  expect(settings.DRAIN_MS / 1000).toBeGreaterThan(DNS_S);
  const { terminationGracePeriodSeconds } = podOf('site');
  expect(terminationGracePeriodSeconds).toBeGreaterThan(settings.DRAIN_MS / 1000 + ENDING_S);
});

const targetSchema = z.object({ kind: z.string(), name: z.string() });
const autoscalers = all(
  ['HorizontalPodAutoscaler'],
  z.object({
    metadata,
    spec: z.object({
      scaleTargetRef: targetSchema,
      minReplicas: z.number(),
      maxReplicas: z.number(),
    }),
  }),
);
const budgets = all(
  ['PodDisruptionBudget'],
  z.object({ metadata, spec: z.object({ minAvailable: z.number(), selector: matchLabels }) }),
);

it.each(autoscalers)('the autoscaler $metadata.name has a workload', ({ spec }) => {
  expect(workload(spec.scaleTargetRef.name).kind).toBe(spec.scaleTargetRef.kind);
  expect(spec.maxReplicas).toBeGreaterThan(spec.minReplicas);
});

it.each(budgets)('the budget $metadata.name lets a pod go', ({ metadata: { name }, spec }) => {
  expect(selectedBy(spec.selector.matchLabels)).toEqual([name]);
  const least = autoscalers.find((one) => one.spec.scaleTargetRef.name === name)?.spec.minReplicas;
  expect(spec.minAvailable).toBeLessThan(least ?? 0);
});

it('sends readers of both names by TLS to the cache alone', () => {
  const [ingress] = all(
    ['Ingress'],
    z.object({
      spec: z.object({
        tls: z.array(z.object({ hosts: z.array(z.string()), secretName: z.string() })),
        rules: z.array(
          z.object({
            host: z.string(),
            http: z.object({ paths: z.array(z.record(z.string(), z.unknown())) }),
          }),
        ),
      }),
    }),
  );
  const host = new URL(settings.SITE_URL).host;
  const hosts = [host, host.replace('www.', '')];
  const http = {
    paths: [{ path: '/', backend: { service: { name: 'cache', port: { name: 'http' } } } }],
  };
  expect(ingress?.spec).toMatchObject({
    tls: [{ hosts }],
    rules: hosts.map((name) => ({ host: name, http })),
  });
});

const monitors = all(
  ['ServiceMonitor'],
  z.object({
    metadata,
    spec: z.object({
      selector: matchLabels,
      endpoints: z.array(z.object({ port: z.string(), path: z.string() })),
    }),
  }),
);

it.each(['site', 'push'])('has Prometheus read the port of %s that has metrics', (name) => {
  const monitor = monitors.find((one) => one.metadata.name === name);
  expect(monitor?.spec.endpoints).toEqual([{ port: 'metrics', path: '/metrics' }]);
  const found = services.filter(({ metadata: { labels } }) =>
    Object.entries(monitor?.spec.selector.matchLabels ?? {}).every(
      ([key, value]) => labels?.[key] === value,
    ),
  );
  expect(found.map((service) => service.metadata.name)).toEqual([name]);
  expect(found[0]?.spec.ports.map((port) => port.name)).toContain('metrics');
});
