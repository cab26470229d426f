import { readEnvironment } from '@/lib/config/environment.mjs';
import { readCluster } from './testing/cluster';
import { renderWithPush } from './testing/kustomize';

// The one pod of notifications, and what the site is told of it.

const { containerOf, dataOf, portsOf, renderedName, workload, workloads } =
  readCluster(renderWithPush());

describe('notifications', () => {
  const ownSettings = Object.fromEntries(
    containerOf('push').env.map(({ name, value }) => [name, value]),
  );
  const read = readEnvironment({ ...dataOf('site'), ...ownSettings });
  const serviceUrl = (name: string) => `http://${name}:${portsOf(name).http}`;

  it('are sent with the keys of the Secret, without which they do not start', () => {
    expect(containerOf('push').envFrom).toEqual([
      { configMapRef: { name: renderedName('ConfigMap') } },
      { secretRef: { name: renderedName('Secret') } },
    ]);
  });

  it('find the site, and the site them, where they listen', () => {
    expect([read.PUSH_SITE_URL, read.PUSH_HOST]).toEqual([serviceUrl('site'), '0.0.0.0']);
    expect(containerOf('site').env).toEqual([{ name: 'PUSH_URL', value: serviceUrl('push') }]);
    expect(read.PUSH_URL).toBe(serviceUrl('push'));
    expect(portsOf('push').metrics).toBe(read.METRICS_PORT);
  });

  it('keep who asked on a volume of their own, with room for two lists', () => {
    const [claim] = workload('push').spec.volumeClaimTemplates;
    const mount = containerOf('push').volumeMounts.find(
      ({ mountPath }) => mountPath === read.PUSH_DIR,
    );
    expect(mount?.name).toBe(claim?.metadata.name);
    // 100,000 of some 500 bytes (`subscriptionStore.mjs`), and the one that is written anew.
    expect(parseInt(claim?.spec.resources.requests.storage ?? '')).toBeGreaterThanOrEqual(2 * 50);
  });

  it('run the program of the kit by the image of the site', () => {
    expect(containerOf('push')).toMatchObject({
      image: containerOf('site').image,
      command: ['node', 'server/pushServer.mjs'],
    });
  });
});

it('is one pod, while others are counted by autoscalers', () => {
  expect(
    Object.fromEntries(workloads.map(({ metadata: { name }, spec }) => [name, spec.replicas])),
  ).toEqual({ site: undefined, cache: undefined, push: 1 });
  // Of a Deployment a second one runs while the first ends.
  expect(workload('push').kind).toBe('StatefulSet');
});
