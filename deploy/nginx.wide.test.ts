import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestCalled, renderKustomization } from '@/lib/testing/kustomize';
import { makeCertificate } from '@/scripts/kit/certificate.mjs';
import {
  clusterFiles,
  composeFiles,
  machineFiles,
  writeNginxFolder,
} from '@/scripts/kit/nginxFiles.mjs';
import { programPath } from '@/scripts/kit/programs.mjs';

// nginx itself reads the files of the kit, as each place lays them out.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Names that only a network of containers knows. */
const CONTAINERS = { 'site-1:': '127.0.0.1:', 'site-2:': '127.0.0.2:' };
/** Debian's nginx is older than 1.27.3, the first that asks DNS again for servers of an upstream. */
const WITHOUT_RESOLVE = { ' resolve ': ' ' };

const ofCluster = () =>
  clusterFiles(
    z
      .record(z.string(), z.string())
      .parse(
        manifestCalled(
          renderKustomization(join(__dirname, 'kubernetes/overlays/example')),
          'ConfigMap',
          'cache',
        ).data,
      ),
  );

/** What `nginx -t` says of a configuration. */
function verdict(files: Record<string, string>, changes: Record<string, string>) {
  const main = writeNginxFolder(folder, files, changes);
  makeCertificate(join(folder, 'etc/nginx/tls'), ['www.example.org', 'example.org']);
  const { status, stderr } = spawnSync(
    programPath('nginx'),
    ['-t', '-p', folder, '-c', main, '-e', join(folder, 'error.log')],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

it.each<[string, () => Record<string, string>, Record<string, string>]>([
  ['a machine', machineFiles, {}],
  ['containers', composeFiles, CONTAINERS],
  ['a cluster', ofCluster, WITHOUT_RESOLVE],
])('nginx takes the configuration of %s', (_, filesOf, changes) => {
  expect(verdict(filesOf(), changes)).toEqual({
    status: 0,
    stderr: expect.stringContaining('test is successful'),
  });
});

it('nginx is what refuses a configuration that it does not know', () => {
  const { status, stderr } = verdict(machineFiles(), {
    'proxy_cache_lock on;': 'proxy_cache_lok on;',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('unknown directive "proxy_cache_lok"');
});
