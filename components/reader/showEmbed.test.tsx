import { fireEvent, screen } from '@testing-library/react';
import type { Block } from '@/lib/story/body';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { pageForm } from '@/lib/testing/textForms';
import { BodyBlock } from './body/BodyBlock';
import { showEmbed } from './showEmbed';

const embed = (provider: 'youtube' | 'x' | 'instagram', id: string): Block => ({
  type: 'embed',
  provider,
  id,
  url: `https://example.org/${id}`,
  title: 'Rain',
});

/** The player that a click on the link of a block opens. */
function opened(block: Block) {
  const { container } = renderInLocale(<BodyBlock block={block} form={pageForm()} />, 'en');
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect(container.querySelector('iframe')).toBeNull();
  showEmbed(link);
  expect(link).not.toBeVisible();
  const frame = screen.getByTitle<HTMLIFrameElement>(/Rain|Post on/);
  expect(frame).toHaveFocus();
  return frame;
}

it.each([
  ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['x', '123', 'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true'],
  ['instagram', 'Cxyz', 'https://www.instagram.com/p/Cxyz/embed/'],
  ['x', '1/../2"', 'https://platform.twitter.com/embed/Tweet.html?id=1&dnt=true'],
] as const)('plays a block of %s %s', (provider, id, src) => {
  expect(opened(embed(provider, id))).toHaveAttribute('src', src);
});

it.each([
  [
    'x',
    'https://platform.twitter.com',
    { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height: 712.4 }] } },
    '713',
  ],
  ['instagram', 'https://www.instagram.com', '{"type":"MEASURE","details":{"height":900}}', '900'],
  ['x', 'https://evil.example', { details: { height: 700 } }, '560'],
  ['x', 'https://platform.twitter.com', { details: { height: 1e9 } }, '3000'],
  ['x', 'https://platform.twitter.com', { details: { height: '1px' } }, '560'],
  ['x', 'https://platform.twitter.com', '{', '560'],
  ['x', 'https://platform.twitter.com', null, '560'],
] as const)('%s: a message of %s %j makes it %s high', (provider, origin, data, height) => {
  const frame = opened(embed(provider, '123'));
  fireEvent(window, new MessageEvent('message', { source: frame.contentWindow, origin, data }));
  expect(frame).toHaveAttribute('height', height);
});

it('hears no other window', () => {
  const frame = opened(embed('x', '123'));
  const data = { details: { height: 700 } };
  fireEvent(
    window,
    new MessageEvent('message', { source: window, origin: 'https://platform.twitter.com', data }),
  );
  expect(frame).toHaveAttribute('height', '560');
});

it('hears nothing any more, and holds no frame, once its story is closed', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const frame = opened(embed('x', '123'));
  const [, , options] = listen.mock.calls.find(([type]) => type === 'message') ?? [];
  const { signal } = Object(options);
  frame.remove();
  fireEvent(window, new MessageEvent('message', { data: null }));
  expect(signal).toMatchObject({ aborted: true });
});
