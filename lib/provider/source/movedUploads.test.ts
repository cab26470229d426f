import { movedUploads, movedUrl } from './originalUrls';

const moved = movedUploads('https://cms.example.org', 'https://www.example.org', []);

it.each([
  [
    'https://www.example.org/wp-content/uploads/a.jpg?x=1',
    'https://cms.example.org/wp-content/uploads/a.jpg?x=1',
  ],
  [
    'http://example.org/blog/wp-content/uploads/a.jpg',
    'https://cms.example.org/wp-content/uploads/a.jpg',
  ],
  [
    'https://www.cms.example.org/wp-content/uploads/a.jpg',
    'https://cms.example.org/wp-content/uploads/a.jpg',
  ],
  [
    'https://cms.example.org/wp-content/uploads/a.jpg',
    'https://cms.example.org/wp-content/uploads/a.jpg',
  ],
  ['https://www.example.org/pictures/a.jpg', 'https://www.example.org/pictures/a.jpg'],
  [
    'https://other.example/wp-content/uploads/a.jpg',
    'https://other.example/wp-content/uploads/a.jpg',
  ],
  [
    'https://other.example/?u=https://example.org/wp-content/uploads/a.jpg',
    'https://other.example/?u=https://example.org/wp-content/uploads/a.jpg',
  ],
])('%s is at %s now', (href, now) => {
  expect(movedUrl(href, moved)).toBe(now);
});

it('leaves a WordPress that has not moved where it is', () => {
  const same = movedUploads('https://example.org/blog', 'https://example.org', []);
  const file = 'https://example.org/blog/wp-content/uploads/a.jpg';
  expect(movedUrl(file, same)).toBe(file);
  expect(movedUrl('https://www.example.org/blog/wp-content/uploads/a.jpg', same)).toBe(file);
});

it('leaves files at a host that is named, but not at the site, which has none', () => {
  const named = ['example.org', 'www.example.org'];
  const { hosts } = movedUploads('https://cms.example.org', 'https://www.example.org', named);
  expect([...hosts]).toEqual(['www.example.org', 'www.cms.example.org']);
});
