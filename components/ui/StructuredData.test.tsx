/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from './StructuredData';

describe('StructuredData', () => {
  it('is one block of data that no text can end', () => {
    const html = renderToStaticMarkup(
      <StructuredData graph={[{ '@type': 'Place', name: '</script><!--<script>&amp;"' }]} />,
    );
    expect(html.match(/<[!/]?\w+/g)).toEqual(['<script', '</script']);
    const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!--<script>&amp;"');
  });

  it('renders nothing for an empty graph', () => {
    expect(renderToStaticMarkup(<StructuredData graph={[]} />)).toBe('');
  });
});
