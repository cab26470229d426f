import { PRIVACY, TERMS } from '#site/policies.mjs';
import type { LegalDocument } from './section';

const section = ({ sections }: LegalDocument, id: string) => {
  const found = sections.en.find((one) => one.id === id);
  return [...(found?.paragraphs ?? []), ...(found?.points ?? [])].join('\n');
};

describe.each([
  [
    'the privacy policy',
    PRIVACY,
    [
      'Introduction',
      'Information we collect',
      'How we use it',
      'Sharing',
      'Security',
      'Your rights',
      'Contact',
      'Data Protection Officer',
    ],
  ],
  [
    'the terms',
    TERMS,
    [
      'Acceptance of these terms',
      'Permitted and prohibited use',
      'Intellectual property',
      'User accounts',
      'Privacy',
      'Disclaimers',
      'Termination',
      'Governing law',
      'Changes to these terms',
      'Contact',
    ],
  ],
] as const)('%s', (_, document, titles) => {
  it('has every section in order', () => {
    expect(document.sections.en.map(({ title }) => title)).toEqual(titles);
    expect(new Set(document.sections.en.map(({ id }) => id)).size).toBe(titles.length);
  });

  it('was last updated on 15 January 2024', () => {
    expect(document.updated).toBe('2024-01-15');
  });

  it('has points in both languages or in neither, led in by a colon', () => {
    const { en, hi } = document.sections;
    const counted = (sections: typeof en) => sections.map(({ id, points }) => [id, points?.length]);
    expect(counted(hi)).toEqual(counted(en));
    const leadIns = [...en, ...hi]
      .filter(({ points }) => points)
      .map(({ paragraphs }) => paragraphs.at(-1));
    expect(leadIns.filter((text) => !text?.endsWith(':'))).toEqual([]);
  });
});

it('the privacy policy names personal details, usage data, cookies and the embedded videos', () => {
  const information = section(PRIVACY, 'information');
  expect(
    ['Personal details:', 'Usage data:', 'Cookies and tracking:', 'Videos:'].filter(
      (part) => !information.includes(part),
    ),
  ).toEqual([]);
});

it('the privacy policy names the Act and its rights', () => {
  expect(section(PRIVACY, 'rights')).toMatch(
    /Digital Personal Data Protection Act, 2023[^]*Access:[^]*Correction[^]*Grievance[^]*Nomination/,
  );
});

it('the terms ask for 18 years, Indian law and the courts at Noida', () => {
  expect(section(TERMS, 'acceptance')).toContain('18 years of age or older');
  expect(section(TERMS, 'governing-law')).toMatch(/laws of India[^]*courts at Noida/);
});
