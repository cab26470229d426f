import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { MoreNews } from '@/components/reader/MoreNews';
import { StructuredData } from '@/components/seo/StructuredData';
import { TIME_ZONE } from '@/lib/i18n/language';
import { requestContext } from '@/lib/http/requestContext.mjs';
import { NOW } from '@/lib/testing/samples';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { getCard } from '@/lib/storyCache/cards';
import { StaticBlock } from './StaticBlock';
import { KeptBlock } from './KeptBlock.island';

describe('a static block in the browser', () => {
  it('keeps the elements of the document', () => {
    document.body.innerHTML =
      '<main><div id="kept-moreNews" class="contents"><p>Rain</p></div></main>';
    const container = document.body.firstElementChild ?? document.body;
    const given = container.querySelector('p');
    render(
      <NextIntlClientProvider locale="en" messages={{}} timeZone={TIME_ZONE}>
        <KeptBlock name="moreNews" />
      </NextIntlClientProvider>,
      { container, hydrate: true },
    );
    expect(container.querySelector('p')).toBe(given);
  });

  it('makes the stories of its cards known', () =>
    requestContext.run({}, () => {
      const cards = [{ id: 'rain', lang: 'en', title: 'Rain' }] as const;
      renderInLocale(
        <StaticBlock
          name="moreNews"
          of={MoreNews}
          props={{ stories: [], now: NOW }}
          cards={cards}
        />,
      );
      expect(getCard('rain')).toMatchObject({ title: 'Rain', summary: '', picture: null });
    }));

  it('is rendered as it is where no request is handled', () => {
    const graph = [{ '@type': 'Place', name: 'Bhopal' }] as const;
    const { container } = renderInLocale(
      <StaticBlock name="pageData" of={StructuredData} props={{ graph }} />,
    );
    expect(container.querySelector('script')?.textContent).toContain('Bhopal');
  });
});
