// The ads and the analytics that the tests' copy of Kinara is built with: made-up hosts, played by the browser's own
// network.

export const ADS = 'https://ads.example.com';
export const FRAMES = 'https://frames.example.com';
export const COUNT = 'https://count.example.com';

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
    script: `${ADS}/tag.js`,
    hosts: { script: [], frame: [FRAMES], img: [ADS], connect: [ADS] },
    slots: Object.fromEntries(
      Object.entries(SIZES).map(([name, sizes]) => [name, { unit: `/24/${name}`, sizes }]),
    ),
  },
  analytics: {
    script: `${COUNT}/count.js`,
    hosts: { script: [], frame: [], img: [], connect: [COUNT] },
    attributes: { 'data-site': 'kinara' },
  },
};
