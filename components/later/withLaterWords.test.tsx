import { render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { TESTED_LOCALES, words } from '@/lib/testing/words';
import { withLaterWords } from './withLaterWords';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const Back = ({ mark }: { mark: string }) => `${useTranslations('Reader')('back')}${mark}`;

it.each(TESTED_LOCALES)(
  'a late component speaks %s on a page without its words',
  async (locale) => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    jest.mocked(pageLocale).mockReturnValue(locale);
    const Spoken = await withLaterWords(Promise.resolve(Back));
    render(<Spoken mark="!" />);
    expect(screen.getByText(`${words[locale].Reader.back}!`)).toBeVisible();
  },
);

it('is not had without its words', async () => {
  jest.mocked(laterWords).mockRejectedValue(new Error('no script'));
  await expect(withLaterWords(Promise.resolve(Back))).rejects.toThrow('no script');
});
