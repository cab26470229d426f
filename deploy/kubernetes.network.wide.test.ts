import { z } from 'zod';
import { EXAMPLE, type Manifest, renderKustomization, renderWithPush } from './testing/kustomize';

// Who may speak to whom in the cluster, read from all policies together.

const selector = z.strictObject({
  matchLabels: z.record(z.string(), z.string()).optional(),
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .optional(),
});
const peer = z.strictObject({
  namespaceSelector: selector.optional(),
  podSelector: selector.optional(),
  ipBlock: z.object({ cidr: z.string() }).optional(),
});
const ports = z.array(
  z.object({ port: z.union([z.string(), z.number()]), protocol: z.enum(['TCP', 'UDP']) }),
);
const policySchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    podSelector: selector,
    policyTypes: z.array(z.string()),
    ingress: z.array(z.object({ from: z.array(peer).min(1), ports })).default([]),
    egress: z.array(z.object({ to: z.array(peer).min(1), ports })).default([]),
  }),
});
const policiesOf = (manifests: readonly Manifest[]) =>
  manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((manifest) => policySchema.parse(manifest));
const policies = policiesOf(renderKustomization(EXAMPLE));

const nameOf = ({ matchLabels: labels, matchExpressions = [] }: z.output<typeof selector>) => [
  ...Object.entries(labels ?? {}).map(([key, value]) => `${key}=${value}`),
  ...matchExpressions.flatMap(({ key, values }) => values.map((value) => `${key}=${value}`)),
];
const peerName = ({ namespaceSelector, podSelector, ipBlock }: z.output<typeof peer>) =>
  ipBlock?.cidr ??
  [namespaceSelector, podSelector].flatMap((one) => (one ? nameOf(one) : [])).join(' ');

const portNames = (given: z.output<typeof ports>) =>
  given.map(({ protocol, port }) => `${protocol} ${port}`).join(', ');

const CONTROLLER = 'kubernetes.io/metadata.name=ingress-nginx app.kubernetes.io/name=ingress-nginx';
const PROMETHEUS = 'kubernetes.io/metadata.name=monitoring app.kubernetes.io/name=prometheus';
const DNS = 'kubernetes.io/metadata.name=kube-system k8s-app=kube-dns';

it('is closed to every pod in both directions', () => {
  expect(policies.find((one) => one.metadata.name === 'default-deny')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    ingress: [],
    egress: [],
  });
});

const waysOf = (given: typeof policies) =>
  given.flatMap(({ spec: { podSelector, ingress, egress } }) =>
    nameOf(podSelector).flatMap((pod) => [
      ...ingress.flatMap((rule) =>
        rule.from.map((from) => `${peerName(from)} → ${pod}, ${portNames(rule.ports)}`),
      ),
      ...egress.flatMap((rule) =>
        rule.to.map((to) => `${pod} ⇒ ${peerName(to)}, ${portNames(rule.ports)}`),
      ),
    ]),
  );

it('opens these ways, and no other', () => {
  expect(waysOf(policies).sort()).toEqual(
    [
      // Let in.
      `${CONTROLLER} → app=cache, TCP http`,
      'app=cache → app=site, TCP http',
      `${PROMETHEUS} → app=site, TCP metrics`,
      // Let out.
      'app=cache ⇒ app=site, TCP http',
      `app=cache ⇒ ${DNS}, UDP 53, TCP 53`,
      `app=site ⇒ ${DNS}, UDP 53, TCP 53`,
      'app=site ⇒ 0.0.0.0/0, TCP 443',
      'app=site ⇒ ::/0, TCP 443',
    ].sort(),
  );
});

it('opens these more for notifications', () => {
  const known = waysOf(policies);
  const more = waysOf(policiesOf(renderWithPush())).filter((way) => !known.includes(way));
  expect(more.sort()).toEqual(
    [
      'app=site → app=push, TCP http',
      `${PROMETHEUS} → app=push, TCP metrics`,
      'app=push → app=site, TCP http',
      'app=site ⇒ app=push, TCP http',
      'app=push ⇒ app=site, TCP http',
      `app=push ⇒ ${DNS}, UDP 53, TCP 53`,
      'app=push ⇒ 0.0.0.0/0, TCP 443',
      'app=push ⇒ ::/0, TCP 443',
    ].sort(),
  );
});
