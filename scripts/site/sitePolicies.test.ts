import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { readSite } from './readSite';

describe('the slots of policies', () => {
  const texts = (given: object) => {
    const read = readSite(
      { ...site, ...given },
      { path: join(__dirname, '../../lib/testing/testSite'), name: 'my' },
    );
    return 'faults' in read ? read.faults.join() : JSON.stringify(read.configuration.policies);
  };

  it('have the name, the address, the court and the languages of the site in each of them', () => {
    const text = texts({
      names: { en: 'Palash', hi: 'पलाश' },
      office: { en: ['Palash', 'Main Road', 'Ranchi'], hi: ['पलाश', 'मेन रोड', 'राँची'] },
      court: { en: 'Ranchi', hi: 'राँची' },
    });
    expect(text).toContain('write to Palash, Main Road, Ranchi.');
    expect(text).toContain('लिखें: पलाश, मेन रोड, राँची।');
    expect(text).toContain('The courts at Ranchi have jurisdiction');
    expect(text).toContain('विवाद राँची की अदालतों के');
    expect(text).toContain('publishes news in English and Hindi.');
    expect(text).toContain('हिंदी और अंग्रेज़ी में ख़बरें');
    expect(text).not.toMatch(/noida|नोएडा|narmada|नर्मदा/i);
  });

  it('name what the site does not say', () => {
    expect(texts({ court: undefined })).toContain(
      'my/policies/terms.en.md: uses {court}, but site.config.ts does not set it',
    );
  });
});

it('names a text of another day than that of the default language', () => {
  const path = mkdtempSync(join(tmpdir(), 'policies-'));
  cpSync(join(__dirname, '../../lib/testing/testSite'), path, { recursive: true });
  const file = join(path, 'policies/terms.hi.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^updated: .*$/m, 'updated: 2026-01-02'));
  expect(readSite(site, { path, name: 'my' })).toMatchObject({
    faults: ['my/policies/terms.hi.md: must have the same date as en: pages show only one'],
  });
  rmSync(path, { recursive: true });
});

it('names a text that is missing alone, not those that are held against it', () => {
  const path = mkdtempSync(join(tmpdir(), 'policies-'));
  cpSync(join(__dirname, '../../lib/testing/testSite'), path, { recursive: true });
  rmSync(join(path, 'policies/terms.en.md'));
  expect(readSite(site, { path, name: 'my' })).toMatchObject({
    faults: ['my/policies/terms.en.md: is missing'],
  });
  rmSync(path, { recursive: true });
});
