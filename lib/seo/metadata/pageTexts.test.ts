import { PAGES } from '@/lib/pages/pages';
import { words } from '@/lib/testing/words';

/** What search engines show of each before they cut it. */
const DESCRIPTION = { shortest: 70, longest: 160 };
const TITLE_LONGEST = 60;
const KEYS = Object.values(PAGES).map(({ key }) => key);

const described = (descriptions: Record<string, string>, channel: string) =>
  Object.entries(descriptions).map(
    ([key, text]) => [key, text.replaceAll('{channel}', channel)] as const,
  );

describe.each([
  ['English', words.en],
  ['Hindi', words.hi],
] as const)('in %s', (_, { PageDescriptions, PageTitles, Channel }) => {
  it('each page has a description of its own', () => {
    const descriptions = described(PageDescriptions, Channel.name);
    expect(descriptions.map(([key]) => key).sort()).toEqual(KEYS.toSorted());
    expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length);
  });

  it('each description is worth a line in a list of results, and fits it', () => {
    const lengths = described(PageDescriptions, Channel.name).map(([key, { length }]) => ({
      key,
      length,
    }));
    expect(
      lengths.filter(({ length }) => length < DESCRIPTION.shortest || length > DESCRIPTION.longest),
    ).toEqual([]);
  });

  it('each page but home, which has the channel’s, has a title of its own that fits beside the channel’s name', () => {
    const titles = Object.entries(PageTitles);
    expect(['home', ...titles.map(([key]) => key)].sort()).toEqual(KEYS.toSorted());
    expect(new Set(titles.map(([, text]) => text)).size).toBe(titles.length);
    expect(titles.filter(([, text]) => `${text} | ${Channel.name}`.length > TITLE_LONGEST)).toEqual(
      [],
    );
  });
});
