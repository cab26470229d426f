import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { z } from 'zod';
import { readEnvironment } from '@/lib/config/environment.mjs';
import {
  EXAMPLE,
  type Manifest,
  manifestCalled,
  plainName,
  renderKustomization,
  renderWithPush,
} from './testing/kustomize';

// Each document of the kit against the schema of its kind, and the settings against the site's own.

const MODELS = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceMonitor,
  StatefulSet,
];

const manifests = renderWithPush();

/**
 * A copy that takes out of `unread` the path of each property that somebody has read. The schemas of
 * the models let any field pass, but read those alone that they know: what stays is no field of the API.
 */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    unread.add(`${path}/${key}`);
    return [key, watched(inner, `${path}/${key}`, unread)];
  });
  const copy = Array.isArray(value)
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
  return new Proxy(copy, {
    get: (target, key): unknown => {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
}

/** By the schema that Kubernetes publishes for the kind. @throws Error that names what is wrong */
function validate(manifest: Manifest): void {
  const Model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (!Model) throw new Error(`no schema for ${manifest.kind} of ${manifest.apiVersion}`);
  const unread = new Set<string>();
  const model = new Model();
  // Not by the constructor, which would read and copy everything.
  Object.assign(model, watched(manifest, '', unread));
  model.validate();
  if (unread.size > 0) throw new Error(`unknown: ${[...unread].join(', ')}`);
}

const namesOf = (rendered: readonly Manifest[]) =>
  rendered.map(({ kind, metadata }) => `${kind} ${plainName(metadata.name)}`).sort();

it('has a workload with its Service, budget, autoscaler and policy for site and cache', () => {
  expect(namesOf(renderKustomization(EXAMPLE))).toEqual([
    'ConfigMap cache',
    'ConfigMap site',
    'Deployment site',
    'HorizontalPodAutoscaler cache',
    'HorizontalPodAutoscaler site',
    'Ingress site',
    'Namespace news',
    'NetworkPolicy cache',
    'NetworkPolicy default-deny',
    'NetworkPolicy dns',
    'NetworkPolicy site',
    'PodDisruptionBudget cache',
    'PodDisruptionBudget site',
    'Secret site',
    'Service cache',
    'Service site',
    'ServiceMonitor site',
    'StatefulSet cache',
  ]);
});

it('adds one pod with its Service, policies and monitor for notifications, where they are asked for', () => {
  const without = namesOf(renderKustomization(EXAMPLE));
  expect(namesOf(manifests).filter((name) => !without.includes(name))).toEqual([
    'NetworkPolicy push',
    'NetworkPolicy site-push',
    'Service push',
    'ServiceMonitor push',
    'StatefulSet push',
  ]);
  expect(JSON.stringify(renderKustomization(EXAMPLE))).not.toMatch(/"push"|PUSH_/);
});

it.each(
  manifests.map((manifest): [string, string, Manifest] => [
    manifest.kind,
    manifest.metadata.name,
    manifest,
  ]),
)('%s %s is valid by its schema', (_, __, manifest) => {
  expect(() => validate(manifest)).not.toThrow();
});

it.each<[string, string, Record<string, unknown>, RegExp]>([
  ['a Deployment without a selector', 'Deployment', { spec: {} }, /required property/],
  ['a number in words', 'Deployment', { spec: { replicas: 'two' } }, /replicas/],
  ['a setting that is no text', 'ConfigMap', { data: { PORT: 3000 } }, /PORT/],
  ['a port without a number', 'Service', { spec: { ports: [{}] } }, /required property/],
  [
    'a path without its type',
    'Ingress',
    { spec: { rules: [{ http: { paths: [{}] } }] } },
    /pathType/,
  ],
  ['a monitor without endpoints', 'ServiceMonitor', { spec: { selector: {} } }, /endpoints/],
  [
    'a field that is misspelt',
    'PodDisruptionBudget',
    { spec: { minAvailble: 1 } },
    /unknown: \/spec\/minAvailble/,
  ],
  ['a kind of another version', 'Service', { apiVersion: 'v2' }, /no schema/],
])('finds %s', (_, kind, change, message) => {
  expect(() => validate({ ...manifestCalled(manifests, kind, 'site'), ...change })).toThrow(
    message,
  );
});

const settings = z
  .record(z.string(), z.string())
  .parse(manifestCalled(manifests, 'ConfigMap', 'site').data);

it('sets nothing but settings of the site, each of them valid', () => {
  const known = readEnvironment(settings);
  expect(Object.keys(settings).filter((name) => !(name in known))).toEqual([]);
});

it('gives away no secret', () => {
  expect(manifestCalled(manifests, 'Secret', 'site').data).toEqual({});
});
