import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import kinara from '@/examples/kinara/site.config';
import type { SiteConfig } from '@/lib/site/siteSchema';
import { leftovers } from './leftovers';
import { SiteFolder } from './siteFolder';

const ROOT = join(__dirname, '../..');
const KINARA = join(ROOT, 'examples/kinara');
const SAMPLE = { folder: new SiteFolder(KINARA, 'examples/kinara'), config: kinara };

const folder = mkdtempSync(join(tmpdir(), 'own-'));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const { whatsappChannel: _, live: __, ...kept } = kinara;
/** A newsroom that has filled in everything. */
const OWN: SiteConfig = {
  ...kept,
  id: 'palash',
  names: { mr: 'पळस', en: 'Palash' },
  taglines: { mr: 'रांचीच्या बातम्या', en: 'news of Ranchi' },
  legalEntity: { mr: 'पळस ट्रस्ट', en: 'Palash Trust' },
  contacts: {
    ...kinara.contacts,
    WHATSAPP_NUMBER: '+91 651 234 5678',
    PHONE_NUMBER: '+91 651 234 5678',
    NEWS_EMAIL: 'news@palash.in',
    CORRECTIONS_EMAIL: 'news@palash.in',
    ADVERTISING_EMAIL: 'ads@palash.in',
    CAREERS_EMAIL: 'jobs@palash.in',
    VIDEO_SITE_URL: 'https://www.youtube.com/@palash',
    PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=in.palash',
    APP_STORE_URL: 'https://apps.apple.com/in/app/id6400000001',
  },
  address: { mr: 'मेन रोड, रांची 834001', en: 'Main Road, Ranchi 834001' },
  office: {
    mr: ['पळस', 'मेन रोड', 'रांची 834001', 'महाराष्ट्र, भारत'],
    en: ['Palash', 'Main Road', 'Ranchi 834001', 'Maharashtra, India'],
  },
  social: [],
};

const found = (config: SiteConfig = OWN) =>
  leftovers({ folder: new SiteFolder(folder, 'own'), config }, [SAMPLE]);

beforeEach(() => {
  for (const file of ['privacy.mr', 'privacy.en', 'terms.mr', 'terms.en'])
    write(`policies/${file}.md`, '{channel}, {address}');
});

it('finds nothing where everything is filled in, a state and short names apart', () => {
  write(
    'messages/en.json',
    '{ "Pages": { "farming": "Farming" }, "Categories": { "a": "Fishing" } }',
  );
  write('icon.svg', '<svg viewBox="0 0 600 600"><path d="M0 0h9"/></svg>');
  expect(found()).toEqual([]);
});

it.each<[string, SiteConfig, string]>([
  [
    'a name',
    { ...OWN, names: { ...OWN.names, mr: kinara.names.mr ?? '' } },
    'names.mr is sample text',
  ],
  ['a tagline', { ...OWN, taglines: kinara.taglines }, 'taglines.en is sample text'],
  [
    'the legal entity',
    { ...OWN, legalEntity: kinara.legalEntity },
    'legalEntity.en is sample text',
  ],
  ['the address', { ...OWN, address: kinara.address }, 'address.mr is sample text'],
  ['a line of the office', { ...OWN, office: kinara.office }, 'office.en.2 is sample text'],
  [
    'a phone number, parted otherwise',
    { ...OWN, contacts: { ...OWN.contacts, PHONE_NUMBER: '+912300000000' } },
    'contacts.PHONE_NUMBER is sample text',
  ],
  [
    'a store',
    { ...OWN, contacts: { ...OWN.contacts, APP_STORE_URL: kinara.contacts.APP_STORE_URL } },
    'contacts.APP_STORE_URL is sample text',
  ],
  [
    'an address of a made-up host',
    { ...OWN, contacts: { ...OWN.contacts, NEWS_EMAIL: 'news@palash.example' } },
    'contacts.NEWS_EMAIL is example text: news@palash.example',
  ],
  [
    'an app of a made-up id',
    {
      ...OWN,
      contacts: { ...OWN.contacts, PLAY_STORE_URL: 'https://play.google.com/?id=example.p' },
    },
    'contacts.PLAY_STORE_URL is example text',
  ],
  [
    'a channel of a made-up name',
    { ...OWN, social: kinara.social },
    'social.0.href is example text',
  ],
  ['the id', { ...OWN, id: kinara.id }, "id names the sample's Kinara Varta"],
])('finds %s', (_name, config, line) => {
  expect(found(config)).toContainEqual(expect.stringContaining(`own/site.config.ts: ${line}`));
});

it.each<[string, string, string, string]>([
  [
    'what the sample says of itself',
    'messages/en.json',
    readFileSync(join(KINARA, 'messages/en.json'), 'utf8'),
    'own/messages/en.json: Chrome.about is sample text',
  ],
  [
    'the same in a language that the product does not speak',
    'messages/mr.json',
    readFileSync(join(KINARA, 'messages/mr.json'), 'utf8'),
    'own/messages/mr.json: Chrome.about is sample text',
  ],
  [
    'the town in a message',
    'messages/en.json',
    '{ "PageDescriptions": { "contactUs": "Visit us in Kinarpur" } }',
    "own/messages/en.json: PageDescriptions.contactUs names the sample's Kinarpur",
  ],
  [
    'the town in a policy',
    'policies/terms.en.md',
    'The courts at Kinarpur have jurisdiction.',
    "own/policies/terms.en.md: names the sample's Kinarpur",
  ],
  [
    'a drawing',
    'icon.svg',
    readFileSync(join(KINARA, 'icon.svg'), 'utf8'),
    "own/icon.svg: is the sample's file",
  ],
  [
    'a drawing under another name',
    'public/mark.svg',
    readFileSync(join(KINARA, 'wordmarks/latin.svg'), 'utf8'),
    "own/public/mark.svg: is the sample's file",
  ],
])('finds %s', (_name, file, text, line) => {
  write(file, text);
  expect(found()).toContainEqual(expect.stringContaining(line));
});

it('finds the court of a sample', () => {
  const court = { mr: 'रांची', en: 'Ranchi' };
  const lines = leftovers({ folder: new SiteFolder(folder, 'own'), config: { ...OWN, court } }, [
    { ...SAMPLE, config: { ...kinara, court } },
  ]);
  expect(lines).toContainEqual(expect.stringContaining('site.config.ts: court.mr is sample text'));
});

it('lets a newsroom of the same town name it', () => {
  write('policies/terms.en.md', 'The courts at Kinarpur have jurisdiction.');
  expect(found({ ...OWN, address: { mr: 'क, किनारपूर', en: '7 High Street, Kinarpur' } })).toEqual(
    [],
  );
});

describe('the privacy policy of a sample', () => {
  const SITE = { folder: new SiteFolder(join(ROOT, 'site'), 'site'), config: kinara };
  const policy = readFileSync(join(ROOT, 'site/policies/privacy.en.md'), 'utf8');
  const claims = (config: Partial<SiteConfig>, text = policy) => {
    write('policies/privacy.en.md', text);
    return leftovers({ folder: new SiteFolder(folder, 'own'), config: { ...OWN, ...config } }, [
      SITE,
    ]).filter((line) => line.includes('no longer true'));
  };
  const ga4 = { kind: 'ga4', id: 'G-AB12CD34EF' } as const;

  it('is true of a newsroom without them', () => {
    expect(claims({})).toEqual([]);
  });

  it('is not with ads, analytics or a newsletter, a line each', () => {
    const form = 'https://palash.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d';
    expect(
      claims({
        analytics: ga4,
        ads: { kind: 'gpt', slots: {} },
        newsletter: { kind: 'mailchimp', form },
      }),
    ).toEqual([
      expect.stringMatching(/^own\/policies\/privacy\.en\.md: ads is set in .*"- Cookies and/),
      expect.stringMatching(/: analytics is set in .*"- Usage data/),
      expect.stringMatching(/: newsletter is set in .*"- Personal details: if you/),
    ]);
  });

  it('is the newsroom’s own once it is rewritten', () => {
    expect(
      claims({ analytics: ga4 }, policy.replace('use no analytics', 'use Google’s analytics')),
    ).toEqual([]);
  });
});

describe('the command', () => {
  const run = (dir: string, siteUrl: string) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/site.mjs'), '--check'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_DIR: dir, SITE_URL: siteUrl },
    });

  it('names what is left of a copied sample, and refuses it where readers would see it', () => {
    cpSync(KINARA, folder, { recursive: true });
    const own = run(folder, '');
    expect(own.status).toBe(0);
    expect(own.stderr).toContain('names.en is sample text');
    const published = run(folder, 'https://www.palash.in');
    expect(published.status).toBe(1);
    expect(published.stderr).toBe(own.stderr);
  });

  it('lets a sample itself be tried on a host that readers do not reach', () => {
    expect(run('site', 'https://news.test')).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    ['site', /site\/site\.config\.ts: names\.en is sample text/],
    ['lib/testing/testSite', /testSite\/site\.config\.ts: names\.en is sample text/],
    // Compared with itself, each of its files would be a copy.
    ['examples/kinara', /^(?!.*sample's file).*is example text/s],
  ])('refuses %s itself where readers would see it', (sample, lines) => {
    const { status, stderr } = run(sample, 'https://www.example.org');
    expect([status, stderr]).toEqual([1, expect.stringMatching(lines)]);
  });
});
