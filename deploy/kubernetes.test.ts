import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readEnvironment } from '@/lib/config/environment.mjs';

const manifestSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });
type Manifest = z.output<typeof manifestSchema>;

const MODELS = [ConfigMap, Deployment, PodDisruptionBudget, Service];

const manifests = parseAllDocuments(
  readFileSync(join(__dirname, 'kubernetes/site.yaml'), 'utf8'),
).map((document) => manifestSchema.parse(document.toJS()));

/** By the schema that Kubernetes publishes for the kind. @throws Error that names what is wrong */
function validate(manifest: Manifest): void {
  const Model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (!Model) throw new Error(`no schema for ${manifest.kind} of ${manifest.apiVersion}`);
  // Its type is what this is to find out.
  new Model(manifest as never).validate();
}

const manifestOf = (kind: string) => {
  const found = manifests.find((manifest) => manifest.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

it('has the four kinds, each valid by the schema of Kubernetes', () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'PodDisruptionBudget',
    'Service',
  ]);
  for (const manifest of manifests) expect(() => validate(manifest)).not.toThrow();
});

it.each<[string, string, Record<string, unknown>, RegExp]>([
  ['a Deployment without a selector', 'Deployment', { spec: {} }, /required property/],
  ['a number in words', 'Deployment', { spec: { replicas: 'two' } }, /replicas/],
  ['a setting that is no text', 'ConfigMap', { data: { PORT: 3000 } }, /PORT/],
  ['a port without a number', 'Service', { spec: { ports: [{}] } }, /required property/],
  ['a kind of another version', 'Service', { apiVersion: 'v2' }, /no schema/],
])('finds %s', (_, kind, change, message) => {
  expect(() => validate({ ...manifestOf(kind), ...change })).toThrow(message);
});

const settingsOf = () => z.record(z.string(), z.string()).parse(manifestOf('ConfigMap').data);

it('sets nothing but settings of the site, each of them valid', () => {
  const known = readEnvironment(settingsOf());
  expect(Object.keys(settingsOf()).filter((name) => !(name in known))).toEqual([]);
});

const podSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
          }),
        ]),
      }),
    }),
  }),
});

it('opens the ports that the process listens on', () => {
  const [{ ports }] = podSchema.parse(manifestOf('Deployment')).spec.template.spec.containers;
  const { PORT, METRICS_PORT } = readEnvironment(settingsOf());
  expect(ports).toEqual([
    { name: 'http', containerPort: PORT },
    { name: 'metrics', containerPort: METRICS_PORT },
  ]);
});

/** What requests under way are given when a process ends, in seconds. */
const ENDING_S = 10;

it('gives a process longer to end than it takes', () => {
  const { spec } = podSchema.parse(manifestOf('Deployment'));
  const graceS = spec.template.spec.terminationGracePeriodSeconds;
  expect(graceS).toBeGreaterThan(readEnvironment(settingsOf()).DRAIN_MS / 1000 + ENDING_S);
});
