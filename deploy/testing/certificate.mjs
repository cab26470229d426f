import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './programs.mjs';

/**
 * Writes a self-signed `site.crt` and `site.key`, valid for a day.
 *
 * @param {string} folder
 * @param {readonly string[]} names host names
 * @returns {string} the certificate
 */
export function makeCertificate(folder, names) {
  const path = join(folder, 'site.crt');
  execFileSync(
    programPath('openssl'),
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', `/CN=${names[0]}`],
      ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`],
      ...['-keyout', join(folder, 'site.key'), '-out', path],
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(path, 'utf8');
}
