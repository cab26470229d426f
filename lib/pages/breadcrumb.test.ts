import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { breadcrumb } from './breadcrumb';
import { PAGES } from './pages';

describe('breadcrumb', () => {
  it.each([
    ['/', ['home']],
    ['/india', ['home', 'india']],
    ['/sports/cricket', ['home', 'sports', 'cricket']],
    ['/tools/emi-calculator', ['home', 'tools', 'emi']],
    ['/news/abc-1', ['home', 'news']],
    ['/india/madhya-pradesh', ['home', 'india']],
    ['/no/such/page', ['home']],
  ])('names the way to %s', (path, keys) => {
    expect(breadcrumb(path).map(({ key }) => key)).toEqual(keys);
  });

  it('gives no URL to a folder without a page', () => {
    expect(breadcrumb('/tools/bmi-calculator').map(({ path }) => path)).toEqual([
      '/',
      undefined,
      '/tools/bmi-calculator',
    ]);
  });

  it.each([
    ['English', en.Pages],
    ['Hindi', hi.Pages],
  ])('uses names that exist in %s', (_, names) => {
    const used = [...Object.keys(PAGES), '/news/1'].flatMap(breadcrumb).map(({ key }) => key);
    expect(Object.keys(names)).toEqual(expect.arrayContaining(used));
  });

  it('ends each page’s trail with the page itself', () => {
    const paths = Object.keys(PAGES);
    expect(paths.map((path) => breadcrumb(path).at(-1)?.path)).toEqual(paths);
  });

  it('is not fooled by names every object has', () => {
    expect(breadcrumb('/constructor')).toEqual([{ key: 'home', path: '/' }]);
  });
});
