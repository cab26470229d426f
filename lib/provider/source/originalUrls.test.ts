import { pictureUrl } from './media';

const PICTURE = 'https://cms.example/uploads/a.jpg';
const escaped = encodeURIComponent(PICTURE);

describe('a picture that another host gives in other sizes is asked for where it is', () => {
  it.each([
    'https://i0.wp.com/cms.example/uploads/a.jpg?resize=640%2C427&ssl=1',
    'https://cdn.statically.io/img/cms.example/uploads/a.jpg',
    'https://cms-example.cdn.ampproject.org/i/s/cms.example/uploads/a.jpg',
    'https://cms-example.cdn.ampproject.org/ii/w1000/s/cms.example/uploads/a.jpg',
    'https://other.example/cdn-cgi/image/width=600,quality=80/https://cms.example/uploads/a.jpg',
    'https://res.cloudinary.com/x/image/fetch/w_600/https:/cms.example/uploads/a.jpg',
    `https://substackcdn.com/image/fetch/w_1456,c_limit,f_auto/${escaped}`,
    'https://x.i.optimole.com/w:auto/h:auto/q:90/https://cms.example/uploads/a.jpg',
    `https://images.weserv.nl/?url=${escaped}&w=300`,
    `https://other.example/timthumb.php?src=${escaped}&h=90`,
    `/_next/image?url=${escaped}&w=640&q=75`,
  ])('%s', (given) => {
    const onRefused = jest.fn();
    const media = {
      base: 'https://site.example/',
      sources: [{ origin: 'https://cms.example', path: '/uploads/' }],
      onRefused,
    };
    expect(pictureUrl(given, media)).toBe(PICTURE);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([
    'https://i0.wp.com/elsewhere.example/a.jpg',
    'https://other.example/a.jpg?url=javascript:alert(1)',
    'https://i0.wp.com/cms.example/uploads/../secret.jpg',
  ])('unless that is no listed place: %s', (given) => {
    const onRefused = jest.fn();
    const media = {
      base: 'https://site.example/',
      sources: [{ origin: 'https://cms.example', path: '/uploads/' }],
      onRefused,
    };
    expect(pictureUrl(given, media)).toBeNull();
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('which is itself where it is listed', () => {
    const given = 'https://i0.wp.com/cms.example/uploads/a.jpg?w=600';
    const media = {
      base: 'https://site.example/',
      sources: [{ origin: 'https://i0.wp.com', path: '/' }],
    };
    expect(pictureUrl(given, media)).toBe(given);
  });
});

describe('a picture of Blogger is asked for in the size in which it can be shown', () => {
  const GOOGLE = 'https://blogger.googleusercontent.com';
  const sources = [GOOGLE, 'https://1.bp.blogspot.com', 'https://lh3.googleusercontent.com'].map(
    (origin) => ({ origin, path: '/' }),
  );

  it.each([
    [`${GOOGLE}/img/b/R29/AVvX/s72-c/a.jpg`, `${GOOGLE}/img/b/R29/AVvX/s1600/a.jpg`],
    [`${GOOGLE}/img/b/R29/AVvX/s72-w400-h225-c/a.jpg`, `${GOOGLE}/img/b/R29/AVvX/s1600/a.jpg`],
    [`${GOOGLE}/img/a/AVvX=s72-c`, `${GOOGLE}/img/a/AVvX=s1600`],
    [`${GOOGLE}/img/a/AVvX=w640-h360`, `${GOOGLE}/img/a/AVvX=s1600`],
    [`${GOOGLE}/img/b/R29/AVvX/a.jpg`, `${GOOGLE}/img/b/R29/AVvX/a.jpg`],
    ['https://1.bp.blogspot.com/-x/s320/a.jpg', 'https://1.bp.blogspot.com/-x/s1600/a.jpg'],
    ['https://lh3.googleusercontent.com/x=s96-c', 'https://lh3.googleusercontent.com/x=s1600'],
  ])('%s', (given, wanted) => {
    expect(pictureUrl(given, { base: 'https://site.example/', sources })).toBe(wanted);
  });
});
