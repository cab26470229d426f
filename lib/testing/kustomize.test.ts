/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderKustomization } from './kustomize';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kustomize-'));
  write(
    'service.yaml',
    `apiVersion: v1\nkind: Service\nmetadata: { name: one }\nspec: { ports: [{ port: 80 }] }`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** What a kustomization of the Service and these lines gives. */
function rendered(lines: string) {
  const head = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
  write('kustomization.yaml', `${head}resources: [service.yaml]\n${lines}`);
  return renderKustomization(folder);
}

const patch = (kind: string, path: string) =>
  `patches: [{ target: { kind: ${kind}, name: one }, patch: '[{ op: replace, path: ${path}, value: 81 }]' }]`;

it('replaces a value and sets the namespace', () => {
  expect(rendered(`namespace: news\n${patch('Service', '/spec/ports/0/port')}`)).toEqual([
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'one', namespace: 'news' },
      spec: { ports: [{ port: 81 }] },
    },
  ]);
});

it('makes a Secret of a file, and of a comment nothing', () => {
  write('secret.env', '# A=1\nHEADER=Authorization: Basic YQ==\n');
  expect(rendered('secretGenerator: [{ name: two, envs: [secret.env] }]')[1]).toMatchObject({
    kind: 'Secret',
    data: { HEADER: btoa('Authorization: Basic YQ==') },
  });
});

it.each([
  ['a field that it does not know', 'namePrefix: a-', /namePrefix/],
  ['a patch of a document that is not there', patch('Ingress', '/spec'), /no Ingress one/],
  ['a patch of a value that is not there', patch('Service', '/spec/ports/1/port'), /nothing at 1/],
  ['a file that is not there', 'configMapGenerator: [{ name: a, files: [a.conf] }]', /ENOENT/],
  [
    'a file outside of its folder',
    'configMapGenerator: [{ name: a, files: [../a.conf] }]',
    /outside/,
  ],
  [
    'a merge with nothing',
    'configMapGenerator: [{ name: a, behavior: merge, literals: [A=1] }]',
    /no ConfigMap a/,
  ],
  [
    'a literal that is no setting',
    'configMapGenerator: [{ name: a, literals: [A] }]',
    /no setting/,
  ],
])('refuses %s', (_, lines, message) => {
  expect(() => rendered(lines)).toThrow(message);
});
