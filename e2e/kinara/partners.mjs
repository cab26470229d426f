// The ads and the analytics that the tests' copy of Kinara is built with, played by the browser's own network: Google
// Ad Manager by its adapter, and a script of the folder that counts at hosts of one domain.

export const GPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
/** Each page's ads have a host of their own there. */
export const FRAME = 'https://1a2b3c.safeframe.googlesyndication.com/safeframe';
export const COUNT = 'https://region1.count.example.com/hit';

/** `public/count.js` of the folder. */
export const COUNTER = `
  window.counted = [];
  window.site = document.currentScript.dataset.site;
  window.answer = document.documentElement.dataset.consent;
  fetch('${COUNT}', { method: 'POST' });
  for (const name of ['page', 'read'])
    document.addEventListener('site:' + name, ({ detail }) => window.counted.push([name, detail.path]));
`;

/** The room of each slot on a phone and at 1280 px: width and height. */
export const SIZES = {
  homeTop: { phone: [320, 100], desktop: [728, 90] },
  homeMiddle: { phone: [300, 250], desktop: [728, 90] },
  list: { phone: [320, 100], desktop: [970, 90] },
  article: { phone: [300, 250] },
  sidebar: { phone: [300, 250], desktop: [300, 600] },
};

/** As `site.config.ts` has them. */
export const PARTNERS = {
  ads: {
    kind: 'gpt',
    slots: Object.fromEntries(
      Object.entries(SIZES).map(([name, sizes]) => [name, { unit: `/24/${name}`, sizes }]),
    ),
  },
  analytics: {
    script: '/count.js',
    hosts: { connect: ['https://*.count.example.com'] },
    attributes: { 'data-site': 'kinara' },
  },
  adsTxt: ['OWNERDOMAIN=kinara.example'],
  security: { contacts: ['mailto:security@kinara.example'] },
};
