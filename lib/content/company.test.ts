import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AD_PACKAGES } from '#site/adPackages.mjs';
import { JOBS } from '#site/jobs.mjs';
import { OFFICE, WORKING_HOURS } from '#site/office.mjs';
import { routing } from '@/lib/i18n/routing';
import en from '@/messages/en.json';
import { AD_CONTACTS, AD_TYPES, EXTRA_SERVICES } from './advertising';
import { APP_FEATURES, APP_SCREENS, REQUIREMENTS, screenPath } from './app';
import { JOB_CATEGORIES } from './jobs';

const sprite = readFileSync(join(__dirname, '../../components/ui/icons.svg'), 'utf8');
const inSprite = (icon: string) => sprite.includes(`id="${icon}"`);

it.each(
  Object.entries({
    JOBS,
    AD_PACKAGES,
    APP_FEATURES,
    REQUIREMENTS,
    WORKING_HOURS,
  }),
)('%s has ids of its own', (_, list) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe('the jobs', () => {
  it('are at least one in each category and of each type', () => {
    expect(new Set(JOBS.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORIES));
    expect(new Set(JOBS.map(({ type }) => type))).toEqual(
      new Set(['full-time', 'part-time', 'internship']),
    );
  });

  it('pay from ₹3-5 LPA up to ₹8-12 LPA', () => {
    const from = JOBS.map(({ salaryLpa }) => salaryLpa[0]);
    const to = JOBS.map(({ salaryLpa }) => salaryLpa[1]);
    expect([Math.min(...from), Math.max(...from), Math.min(...to), Math.max(...to)]).toEqual([
      3, 8, 5, 12,
    ]);
    expect(JOBS.map(({ salaryLpa }) => salaryLpa)).toContainEqual([3, 5]);
    expect(JOBS.map(({ salaryLpa }) => salaryLpa)).toContainEqual([8, 12]);
  });

  it.each(JOBS.map((job) => [job.id, job] as const))(
    '%s has its ranges in order and three or four requirements',
    (_, { salaryLpa, experienceYears, requirements }) => {
      expect(salaryLpa[0]).toBeLessThan(salaryLpa[1]);
      expect(experienceYears[0]).toBeLessThan(experienceYears[1]);
      expect([3, 4]).toContain(requirements.en.length);
    },
  );
});

describe('the ad packages', () => {
  it.each([
    ['digital', 50_000],
    ['tv', 200_000],
    ['print', 25_000],
    ['radio', 30_000],
  ])('%s begins at ₹%d', (type, price) => {
    const [first, ...others] = AD_PACKAGES.filter((item) => item.type === type).map(
      ({ priceFrom }) => priceFrom,
    );
    expect(first).toBe(price);
    expect(others.filter((other) => other <= price)).toEqual([]);
  });

  it('are one of each type and two of digital and TV', () => {
    expect(AD_TYPES.map((type) => AD_PACKAGES.filter((item) => item.type === type).length)).toEqual(
      [2, 2, 1, 1],
    );
  });

  it('have a drawing, and one colour for what is online and one for all else', () => {
    expect(AD_PACKAGES.filter(({ icon }) => !inSprite(icon))).toEqual([]);
    expect(
      AD_PACKAGES.filter(({ type, colour }) => (type === 'digital') !== (colour === 'river')),
    ).toEqual([]);
  });

  it('come with four services and three contacts', () => {
    expect(EXTRA_SERVICES.map((service) => en.Advertise.extra[service])).toEqual([
      'Custom creative design',
      'Ad performance reports',
      '24x7 customer support',
      'Flexible scheduling',
    ]);
    expect(AD_CONTACTS).toEqual(['advertising', 'rates', 'mediaKit']);
  });
});

describe('the app', () => {
  it('has four features with a drawing', () => {
    expect(APP_FEATURES.map(({ icon }) => inSprite(icon))).toEqual([true, true, true, true]);
  });

  it('has three captions', () => {
    expect(APP_SCREENS.map((id) => en.App.screenOf[id])).toEqual([
      'Home Screen',
      'News Feed',
      'Live TV',
    ]);
    const files = APP_SCREENS.flatMap((id) =>
      routing.locales.map((locale) => screenPath(id, locale)),
    );
    const folder = join(__dirname, '../testing/testSite/public');
    expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('needs what the store pages say', () => {
    expect(
      REQUIREMENTS.map(({ id }) => Object.values(en.App.requirement[id]).slice(1).join(', ')),
    ).toEqual([
      'Android 6.0 or above, 2GB RAM, 100MB storage',
      'iOS 12.0 or above, iPhone 6s or above, 100MB storage',
      'Works in all modern browsers, No download',
    ]);
  });
});

describe('the office', () => {
  it('is in Noida, Sector 62', () => {
    expect(OFFICE.en.join(', ')).toContain('Sector 62, Noida');
  });

  it('is open on weekdays and on Saturday morning', () => {
    expect(WORKING_HOURS.map(({ days, hours }) => `${days.en}: ${hours.en}`)).toEqual([
      'Monday to Friday: 9:00 AM to 6:00 PM',
      'Saturday: 9:00 AM to 2:00 PM',
      'Sunday: Closed',
    ]);
  });
});
