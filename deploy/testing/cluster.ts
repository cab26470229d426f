import { z } from 'zod';
import { type Manifest, manifestCalled } from './kustomize';

export const metadata = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.string()).optional(),
});
export const matchLabels = z.object({ matchLabels: z.record(z.string(), z.string()) });
const amounts = z.object({ cpu: z.string().optional(), memory: z.string() });
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });

const workloadSchema = z.object({
  kind: z.string(),
  metadata,
  spec: z.object({
    replicas: z.number().optional(),
    selector: matchLabels,
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.tuple([
          z.object({
            image: z.string(),
            command: z.array(z.string()).optional(),
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            envFrom: z.array(z.record(z.string(), z.unknown())).default([]),
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
            securityContext: z.object({
              allowPrivilegeEscalation: z.literal(false),
              readOnlyRootFilesystem: z.literal(true),
              capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
            }),
            resources: z.object({ requests: amounts.required(), limits: amounts }),
            startupProbe: probe,
            livenessProbe: probe,
            readinessProbe: probe,
            volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
          }),
        ]),
        volumes: z.array(
          z.object({
            name: z.string(),
            configMap: z.object({ name: z.string() }).optional(),
          }),
        ),
      }),
    }),
    volumeClaimTemplates: z
      .array(
        z.object({
          metadata,
          spec: z.object({
            resources: z.object({ requests: z.object({ storage: z.string() }) }),
          }),
        }),
      )
      .default([]),
  }),
});

export function readCluster(manifests: readonly Manifest[]) {
  /** Every document of a kind, or of several, as what is read of it here. */
  const all = <Shape extends z.ZodType>(kinds: readonly string[], shape: Shape) =>
    manifests.filter(({ kind }) => kinds.includes(kind)).map((manifest) => shape.parse(manifest));

  const workloads = all(['Deployment', 'StatefulSet'], workloadSchema);

  const workload = (name: string) => {
    const found = workloads.find((one) => one.metadata.name === name);
    if (!found) throw new Error(`no workload ${name}`);
    return found;
  };
  const podOf = (name: string) => workload(name).spec.template.spec;
  const containerOf = (name: string) => podOf(name).containers[0];
  const portsOf = (name: string) =>
    Object.fromEntries(containerOf(name).ports.map((port) => [port.name, port.containerPort]));

  const selectedBy = (labels: Readonly<Record<string, string>>) =>
    workloads
      .filter(({ spec }) =>
        Object.entries(labels).every(
          ([key, value]) => spec.template.metadata.labels[key] === value,
        ),
      )
      .map((one) => one.metadata.name);

  const dataOf = (name: string) =>
    z.record(z.string(), z.string()).parse(manifestCalled(manifests, 'ConfigMap', name).data);
  const renderedName = (kind: string) => manifestCalled(manifests, kind, 'site').metadata.name;

  return {
    all,
    workloads,
    workload,
    podOf,
    containerOf,
    portsOf,
    selectedBy,
    dataOf,
    renderedName,
  };
}
