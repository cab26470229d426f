import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { programPath } from './programs.mjs';

export const EXAMPLE = join(__dirname, '../kubernetes/overlays/example');

const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});

export type Manifest = z.output<typeof manifestSchema>;

/** The documents of a folder with a `kustomization.yaml`, as `kubectl kustomize` prints them. */
export function renderKustomization(folder: string): Manifest[] {
  const text = execFileSync(programPath('kubectl'), ['kustomize', folder], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => manifestSchema.parse(document.toJS()));
}

/** The example with notifications, as docs/operate.md adds them: by a line in a copy of it. */
export function renderWithPush(): Manifest[] {
  const copy = mkdtempSync(join(tmpdir(), 'kustomize-'));
  try {
    for (const folder of ['kubernetes', 'nginx'])
      cpSync(join(__dirname, '..', folder), join(copy, folder), { recursive: true });
    const overlay = join(copy, 'kubernetes/overlays/example');
    appendFileSync(join(overlay, 'kustomization.yaml'), 'components: [../../push]\n');
    return renderKustomization(overlay);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The files of nginx in the cluster of the example, by their names. */
export const clusterConfiguration = () =>
  z
    .record(z.string(), z.string())
    .parse(manifestCalled(renderKustomization(EXAMPLE), 'ConfigMap', 'cache').data);

/** A name without the hash that Kustomize puts behind what it generates. */
export const plainName = (name: string) => name.replace(/-[a-z0-9]{10}$/, '');

/** The one document of a kind and name, plain or as rendered. @throws Error where there is none */
export function manifestCalled(manifests: readonly Manifest[], kind: string, name: string) {
  const manifest = manifests.find(
    (one) => one.kind === kind && [one.metadata.name, plainName(one.metadata.name)].includes(name),
  );
  if (!manifest) throw new Error(`no ${kind} ${name}`);
  return manifest;
}
