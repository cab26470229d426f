import type * as generated from '#site/proofs.mjs';
import { securityText } from './securityText';

const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/proofs.mjs');
jest.mock('#site/proofs.mjs', () => ({ ...jest.requireActual('#site/proofs.mjs') }));

const textAt = (now: string) => securityText(new Date(now), 'https://www.example.org');

it('is none without a field', () => {
  expect(textAt('2026-11-27')).toBeNull();
});

it('is RFC 9116’s, and stays true from day to day', () => {
  const contacts = ['mailto:security@example.org', 'tel:+91-11-5550-0123'];
  jest.replaceProperty(site, 'SECURITY', { contacts, policy: 'https://www.example.org/policy' });
  expect(textAt('2026-11-27T18:30:00Z')).toBe(
    'Contact: mailto:security@example.org\n' +
      'Contact: tel:+91-11-5550-0123\n' +
      'Expires: 2027-05-26T00:00:00.000Z\n' +
      'Preferred-Languages: en, hi\n' +
      'Canonical: https://www.example.org/.well-known/security.txt\n' +
      'Policy: https://www.example.org/policy\n',
  );
  expect(textAt('2026-11-28T00:00:00Z')).toContain('Expires: 2027-05-27');
});
