import { act, screen } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { clicked, ENGLISH, story } from '@/lib/testing/samples';
import { StoryPreview } from './StoryPreview';

const show = async (known: Parameters<typeof story>[0], locale: 'en' | 'hi') => {
  fakeFetch().mockResolvedValue(reply([story(known)]));
  const card = clicked({ id: known?.id, videoUrl: 'https://example.org/v.webm' });
  renderInLocale(
    <StoryPreview
      card={card}
      videoSite="https://example.org"
      onRead={jest.fn()}
      onClose={jest.fn()}
    />,
    locale,
  );
  await act(async () => {});
  return screen.getByLabelText<HTMLVideoElement>(ENGLISH, { selector: 'video' });
};

it('describes a video of which nothing more is known by the summary', async () => {
  const video = await show({ id: 'plain' }, 'en');
  expect(video).toHaveAccessibleDescription('Rain fell before noon.');
  expect(video).not.toHaveAttribute('crossorigin');
  expect(video.querySelector('track')).toBeNull();
});

it.each(['en', 'hi'] as const)(
  'describes a video and shows its captions in the page’s language (%s)',
  async (locale) => {
    const captions = (['en', 'hi'] as const).map((lang) => ({
      lang,
      url: `https://example.org/v.${lang}.vtt`,
    }));
    const video = await show(
      { id: `captioned-${locale}`, captions, videoDescription: 'Lamps on the river.' },
      locale,
    );
    expect(video).toHaveAccessibleDescription('Lamps on the river.');
    expect(screen.getByText('Rain fell before noon.')).toBeVisible();
    expect(video).toHaveAttribute('crossorigin', 'anonymous');
    expect(
      [...video.querySelectorAll('track')].map(({ srclang, src, default: shown }) => [
        srclang,
        src,
        shown,
      ]),
    ).toEqual([
      ['en', 'https://example.org/v.en.vtt', locale === 'en'],
      ['hi', 'https://example.org/v.hi.vtt', locale === 'hi'],
    ]);
  },
);
