import { sidebarLinks, sidebarPx } from './linksBeside';

const list = (count: number, picture: string | null) =>
  Array.from({ length: count }, () => ({ picture, lang: 'en' as const }));

it.each([
  [4, null, 'column', { tools: true, sections: true }],
  [4, null, 'plays', { tools: true, sections: false }],
  [1, 'a.jpg', 'column', { tools: false, sections: true }],
  [1, null, 'column', { tools: false, sections: false }],
  [3, 'a.jpg', 'grid', { tools: false, sections: false }],
  [0, null, 'column', { tools: false, sections: false }],
] as const)('beside %d stories (picture: %s) as %s are %j', (count, picture, layout, links) => {
  expect(sidebarLinks(list(count, picture), layout, 'en')).toEqual(links);
});

it('counts no story of another language, since those come below', () => {
  const stories = [...list(2, 'a.jpg'), { picture: 'a.jpg', lang: 'hi' as const }];
  expect(sidebarLinks([...stories, ...stories.slice(2)], 'grid', 'en').tools).toBe(false);
});

it('is as high as its parts', () => {
  expect(sidebarPx({ tools: false, sections: false })).toBe(580);
  expect(sidebarPx({ tools: true, sections: true })).toBe(580 + 440 + 340);
});
