import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/**
 * The part of Kustomize that `deploy/kubernetes` uses, since no package of npm renders it: whatever is
 * not listed here is an error, not passed over.
 */

/** One document of the API. */
export type Manifest = z.output<typeof manifestSchema>;

const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});

const patchSchema = z.array(
  z.strictObject({
    op: z.literal('replace'),
    path: z.string().startsWith('/'),
    value: z.union([z.string(), z.number()]),
  }),
);

const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() }))
    .default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        files: z.array(z.string()).default([]),
        literals: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  secretGenerator: z
    .array(z.strictObject({ name: z.string(), envs: z.array(z.string()) }))
    .default([]),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({ kind: z.string(), name: z.string() }),
        patch: z
          .string()
          .transform((text): unknown => parse(text))
          .pipe(patchSchema),
      }),
    )
    .default([]),
});

/** The one document of a kind and name. @throws Error where there is none */
export function manifestCalled(manifests: readonly Manifest[], kind: string, name: string) {
  const found = manifests.find(
    (manifest) => manifest.kind === kind && manifest.metadata.name === name,
  );
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
}

/** `NAME=value` as name and value; a value may have `=` in it. */
function readSetting(line: string): [string, string] {
  const at = line.indexOf('=');
  if (at < 1) throw new Error(`no setting: ${line}`);
  return [line.slice(0, at), line.slice(at + 1)];
}

const readFile = (folder: string, file: string) => {
  if (/^\.\.|^\//.test(file)) throw new Error(`${file} is outside of ${folder}`);
  return readFileSync(join(folder, file), 'utf8');
};

/** The value that a path of RFC 6901 names is replaced. @throws Error where there is none */
function replace(node: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(node)) {
    if (!(step in node)) throw new Error(`nothing at ${step}`);
    return node.map((item: unknown, at) =>
      String(at) !== step ? item : rest.length ? replace(item, rest, value) : value,
    );
  }
  const object = z.record(z.string(), z.unknown()).parse(node);
  if (!(step in object)) throw new Error(`nothing at ${step}`);
  return { ...object, [step]: rest.length ? replace(object[step], rest, value) : value };
}

const readResource = (folder: string, name: string): Manifest[] => {
  const path = join(folder, name);
  if (statSync(path).isDirectory()) return renderKustomization(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) =>
    manifestSchema.parse(document.toJS()),
  );
};

type Kustomization = z.output<typeof kustomizationSchema>;
type Generated<Key extends 'configMapGenerator' | 'secretGenerator'> = Kustomization[Key][number];

function withConfigMap(
  manifests: Manifest[],
  folder: string,
  { name, behavior, files, literals }: Generated<'configMapGenerator'>,
): Manifest[] {
  const earlier = behavior && manifestCalled(manifests, 'ConfigMap', name);
  const data = {
    ...z.record(z.string(), z.string()).parse(earlier?.data ?? {}),
    ...Object.fromEntries(files.map((file) => [file, readFile(folder, file)])),
    ...Object.fromEntries(literals.map(readSetting)),
  };
  return [
    ...manifests.filter((manifest) => manifest !== earlier),
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data },
  ];
}

function secretOf(folder: string, { name, envs }: Generated<'secretGenerator'>): Manifest {
  const settings = envs
    .flatMap((file) => readFile(folder, file).split('\n'))
    .filter((line) => line && !line.startsWith('#'))
    .map(readSetting)
    .map(([key, value]) => [key, Buffer.from(value).toString('base64')]);
  const data: unknown = Object.fromEntries(settings);
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name }, data, type: 'Opaque' };
}

function withPatch(
  manifests: Manifest[],
  { target: { kind, name }, patch }: Kustomization['patches'][number],
): Manifest[] {
  const target = manifestCalled(manifests, kind, name);
  const patched = patch.reduce<unknown>(
    (document, { path, value }) => replace(document, path.slice(1).split('/'), value),
    target,
  );
  return manifests.map((manifest) =>
    manifest === target ? manifestSchema.parse(patched) : manifest,
  );
}

function withImage(
  manifests: Manifest[],
  { name, newName, newTag }: Kustomization['images'][number],
): Manifest[] {
  const changed: unknown = JSON.parse(JSON.stringify(manifests), (key, value: unknown) =>
    key === 'image' && value === name ? `${newName}:${newTag}` : value,
  );
  return z.array(manifestSchema).parse(changed);
}

/** A namespace is in none. */
const inNamespace = (manifest: Manifest, namespace: string): Manifest =>
  manifest.kind === 'Namespace'
    ? manifest
    : { ...manifest, metadata: { ...manifest.metadata, namespace } };

/**
 * The documents of a folder with a `kustomization.yaml`, as `kubectl kustomize` prints them but for
 * their order and the hashes in names.
 *
 * @throws Error where a file, a patched document or a replaced value is missing, or a field is unknown
 */
export function renderKustomization(folder: string): Manifest[] {
  const given = kustomizationSchema.parse(parse(readFile(folder, 'kustomization.yaml')));
  let manifests = given.resources.flatMap((name) => readResource(folder, name));
  for (const generated of given.configMapGenerator)
    manifests = withConfigMap(manifests, folder, generated);
  for (const generated of given.secretGenerator) manifests.push(secretOf(folder, generated));
  for (const patch of given.patches) manifests = withPatch(manifests, patch);
  for (const image of given.images) manifests = withImage(manifests, image);
  const { namespace } = given;
  return namespace ? manifests.map((manifest) => inNamespace(manifest, namespace)) : manifests;
}
