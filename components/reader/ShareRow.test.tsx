import { screen } from '@testing-library/react';
import * as links from '#site/links.mjs';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { ShareRow } from './ShareRow';

jest.mock('#site/links.mjs', () => ({ ...jest.requireActual('#site/links.mjs') }));

const SHARED = { title: 'Rain & wind', url: 'https://narmada24.example/news/a1' };
const CHANNEL = 'https://whatsapp.com/channel/0029example';

describe.each(TESTED_LOCALES)('the channel on WhatsApp in %s', (locale) => {
  const t = speak(locale);
  const channel = () => screen.queryByRole('link', { name: t('Reader.followChannel') });

  it.each([
    ['a link of its own tab', CHANNEL],
    ['not offered', null],
  ])('is %s where the site names %s', (_, named) => {
    Object.assign(links, { WHATSAPP_CHANNEL: named });
    renderInLocale(<ShareRow shared={SHARED} />, locale);
    expect(channel()?.getAttribute('href') ?? null).toBe(named);
    expect(channel()?.getAttribute('target') ?? null).toBe(named && '_blank');
  });
});
