import { youtubeId } from './youtubeId.mjs';

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=10s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ/',
    'http://www.youtube.com/v/dQw4w9WgXcQ&hl=en&fs=1',
    'https://www.youtube.com/v/dQw4w9WgXcQ?fs=1&hl=en_US',
  ])('finds the id in %s', (given) => {
    expect(youtubeId(given)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
    'https://www.youtube.com/@narmada24.example',
    'https://www.youtube.com/',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube.com/user/narmada24tv',
    'https://www.youtube.com/v/dQw4w9WgXcQlonger&hl=en',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/elsewhere',
    'https://www.youtube.com/narmada24tv',
    'https://youtube.com.elsewhere.example/watch?v=dQw4w9WgXcQ',
    'https://elsewhere.example/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
    '/watch?v=dQw4w9WgXcQ',
    '',
    undefined,
  ])('finds none in %j', (given) => {
    expect(youtubeId(given)).toBeNull();
  });
});
