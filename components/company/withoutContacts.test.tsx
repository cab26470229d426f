import { FloatingButtons } from '@/components/layout/FloatingButtons';
import { Footer } from '@/components/layout/Footer';
import { ShortcutLinks } from '@/components/layout/ShortcutLinks';
import { NewsroomNote } from '@/components/reader/StoryNotes';
import { newsroomContacts } from '@/lib/config/channel';
import { organization } from '@/lib/seo/structuredData/organization';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { AdContact, ContactDetails } from './ContactDetails';
import { StoreButtons } from './DownloadApp';

/** A newsroom that has an e-mail address and nothing else. */
jest.mock('#site/brand.mjs', () => {
  const brand = jest.requireActual('#site/brand.mjs');
  const none = Object.fromEntries(Object.keys(brand.CONTACTS).map((name) => [name, null]));
  return { ...brand, CONTACTS: { ...none, NEWS_EMAIL: 'news@palash.example' }, SOCIAL_LINKS: [] };
});

/** What leads to a number, a chat, a store or a network. */
const WAYS = /tel:|wa\.me|whatsapp|store|youtube|facebook|undefined|null|narmada24\.example/i;

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it.each([
    ['the foot of the page', <Footer key="" path="/india" url="/india" now={NOW} />],
    ['the floating buttons', <ShortcutLinks key="" path="/india" />],
    ['the contact page', <ContactDetails key="" />],
    ['the page of advertising', <AdContact key="" />],
    ['the page of the app', <StoreButtons key="" />],
    ['the note below a story', <NewsroomNote key="" contacts={newsroomContacts()} />],
  ])('%s leads nowhere that the newsroom has not', (_, part) => {
    const { container } = renderInLocale(part, locale);
    expect(container.innerHTML).not.toMatch(WAYS);
    for (const empty of [t('Chrome.reporter'), t('Chrome.follow')])
      expect(container).not.toHaveTextContent(empty);
  });

  it('the contact page and the note have the one address once', () => {
    const { container } = renderInLocale(
      <>
        <ContactDetails />
        <NewsroomNote contacts={newsroomContacts()} />
      </>,
      locale,
    );
    const links = [...container.querySelectorAll('a')].map(({ href }) => href);
    expect(links).toEqual(['mailto:news@palash.example', 'mailto:news@palash.example']);
  });

  it('no button floats on the front page', () => {
    const { container } = renderInLocale(<FloatingButtons path="/" />, locale);
    expect(container.querySelector('button')).toBeNull();
  });
});

it('structured data has no number', () => {
  const words = { name: 'Palash', alternateName: [], address: 'Ranchi' };
  expect(JSON.stringify(organization(words))).not.toMatch(/telephone|undefined|null/);
});
