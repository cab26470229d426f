import { render } from '@testing-library/react';
import { MoreNews } from '@/components/reader/ReaderColumns';
import { StructuredData } from '@/components/ui/StructuredData';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { getCard } from '@/lib/stories/browser/getCard';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { StaticBlock } from './StaticBlock';
import { StaticHtml } from './StaticHtml.island';

const block = <StaticHtml name="moreNews" number={0} className="contents" />;

/** Hydrates a page that has the block, and counts how often its HTML is read. */
function hydratePage() {
  document.body.innerHTML =
    '<main><div id="static-moreNews" class="contents"><p>Rain</p></div></main>';
  const container = document.body.firstElementChild ?? document.body;
  const given = container.querySelector('p');
  const read = jest.spyOn(Element.prototype, 'innerHTML', 'get');
  render(block, { container, hydrate: true });
  const reads = read.mock.calls.length;
  read.mockRestore();
  return { container, given, reads };
}

describe('a static block in the browser', () => {
  it('keeps the elements of the document', () => {
    const { container, given } = hydratePage();
    expect(container.querySelector('p')).toBe(given);
  });

  it('is never serialised by hydration', () => {
    expect(hydratePage().reads).toBe(0);
  });

  it('is written again where the page is rendered anew', () => {
    hydratePage();
    const { container: anew } = render(block);
    expect(anew.textContent).toBe('Rain');
  });

  it('makes known what its HTML does not show of a story', () =>
    requestContext.run({}, () => {
      const cards = [{ id: 'rain', lang: 'en', title: 'Rain', youtubeId: 'a' }] as const;
      renderInLocale(
        <StaticBlock
          name="moreNews"
          of={MoreNews}
          props={{ stories: [], now: NOW }}
          cards={cards}
        />,
      );
      expect(getCard('rain')).toMatchObject({ title: 'Rain', youtubeId: 'a', picture: null });
    }));

  it('is rendered the ordinary way where no request is handled', () => {
    const graph = [{ '@type': 'Place', name: 'Bhopal' }] as const;
    const { container } = renderInLocale(
      <StaticBlock name="structuredData" of={StructuredData} props={{ graph }} />,
    );
    expect(container.querySelector('script')?.textContent).toContain('Bhopal');
  });
});
