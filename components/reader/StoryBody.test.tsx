import { screen, within } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { bodyOf } from '@/lib/testing/samples';
import { pageForm } from '@/lib/testing/textForms';
import { StoryBody } from './StoryBody';

const texts = () =>
  screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

describe.each([
  ['en', 'Full content not available.', 'Key points'],
  ['hi', 'इस ख़बर का पूरा पाठ हमारे पास नहीं है।', 'ख़ास बातें'],
] as const)('the body in %s', (locale, missing, keyPoints) => {
  it.each([[null], [[]]])('says what is missing when it is %j', (body) => {
    renderInLocale(<StoryBody body={body} form={pageForm(locale)} highlights={[]} />, locale);
    expect(texts()).toEqual([missing]);
  });

  it('stands in paragraphs', () => {
    renderInLocale(
      <StoryBody
        body={bodyOf('One\nstill one.\n\nTwo.\r\n\r\nThree.')}
        form={pageForm(locale)}
        highlights={[]}
      />,
      locale,
    );
    expect(texts()).toEqual(['One still one.', 'Two.', 'Three.']);
    expect(screen.queryByText(keyPoints)).not.toBeInTheDocument();
  });

  it('has its key points above the first paragraph', () => {
    const { container } = renderInLocale(
      <StoryBody
        body={bodyOf('One.\n\nTwo.')}
        form={pageForm(locale)}
        highlights={['First point', 'Second point']}
      />,
      locale,
    );
    const points = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual(['First point', 'Second point']);
    expect(screen.getByRole('heading', { name: keyPoints })).toBeVisible();
    expect(container).toHaveTextContent(/First point.*One\..*Two\./);
  });

  it('marks each key point with its language, with or without a text', () => {
    renderInLocale(
      <StoryBody body={null} form={pageForm(locale)} highlights={['Stone', 'पत्थर']} />,
      locale,
    );
    expect(screen.getByText('Stone')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('पत्थर')).toHaveAttribute('lang', 'hi');
  });

  it.each([
    ['ur', 'بارش'],
    ['ta', 'மழை'],
    ['mr', 'पाऊस'],
  ])('is in the story’s language where that has no pages here: %s', (otherLanguage, text) => {
    const { container } = renderInLocale(
      <StoryBody
        body={bodyOf(text)}
        form={{ ...pageForm(locale), otherLanguage }}
        highlights={[`${text} ${text}`]}
      />,
      locale,
    );
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', otherLanguage);
    expect(container.querySelector('li')).toHaveAttribute('lang', otherLanguage);
  });

  it('leaves markup as text', () => {
    renderInLocale(
      <StoryBody body={bodyOf('<b>Bold</b> & plain')} form={pageForm(locale)} highlights={[]} />,
      locale,
    );
    expect(texts()).toEqual(['<b>Bold</b> & plain']);
  });
});
