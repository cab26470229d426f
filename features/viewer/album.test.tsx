import { fireEvent, screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { story } from '@/lib/testing/samples';
import { CARDS, heading, known, prepareViewer, stage, wait } from '@/lib/testing/viewerStage';
import { Viewer } from './Viewer';

jest.mock('@/lib/stories/browser/storyCache', () => ({ useCachedStory: jest.fn() }));
prepareViewer();

it('shows each picture of an album once, with its caption, then the next story', async () => {
  const pictures = ['rain', 'boats', 'steps'].map((name) => ({
    url: `http://localhost:4000/${name}.jpg`,
    alt: '',
    caption: `Of ${name}`,
  }));
  known(story({ id: 'a', body: [{ type: 'gallery', pictures }] }));
  renderInLocale(<Viewer cards={CARDS.slice(0, 2)} first={0} />);
  await wait(0);
  const seen = [1, 2, 3].map(() => {
    const { src, alt } = screen.getByRole<HTMLImageElement>('img');
    const page = screen.getByRole('progressbar').ariaValueText;
    fireEvent.keyDown(stage(), { key: 'ArrowRight' });
    return [new URL(src).searchParams.get('url'), alt, page];
  });
  expect(seen).toEqual([
    ['http://localhost:4000/rain.jpg', 'Picture: First', 'Page 1 of 3'],
    ['http://localhost:4000/boats.jpg', 'Of boats', 'Page 2 of 3'],
    ['http://localhost:4000/steps.jpg', 'Of steps', 'Page 3 of 3'],
  ]);
  expect(heading()).toBe('Second');
});
