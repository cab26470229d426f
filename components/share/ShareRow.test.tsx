import { screen } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { ShareRow } from './ShareRow';

/** The site's channel; Jest lets a mock read what begins with that word. */
let mockChannel: string | null = null;
jest.mock('#site/links.mjs', () => ({
  ...jest.requireActual('#site/links.mjs'),
  get WHATSAPP_CHANNEL() {
    return mockChannel;
  },
}));

const SHARED = { title: 'Rain & wind', url: 'https://narmada24.example/news/a1' };
const CHANNEL = 'https://whatsapp.com/channel/0029example';

describe.each(TESTED_LOCALES)('the channel on WhatsApp in %s', (locale) => {
  const t = speak(locale);
  const shown = (channel: string | null) => {
    mockChannel = channel;
    renderInLocale(<ShareRow shared={SHARED} />, locale);
    return screen.queryByRole('link', { name: t('Reader.followChannel') });
  };

  it('is a link for a tab of its own', () => {
    const link = shown(CHANNEL);
    expect(link).toHaveAttribute('href', CHANNEL);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is not offered where the site has none', () => {
    expect(shown(null)).toBeNull();
  });
});
