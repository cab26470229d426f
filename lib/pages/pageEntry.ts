import type { Messages } from 'next-intl';

/** Lists of pages, each in the order of the site's `navigation`. */
export type Menu =
  /** The row under the masthead, and the large links of the phone's full-screen menu. */
  | 'main'
  /** What the full-screen menu adds to those. */
  | 'fullMenu'
  /** The full-screen menu's further sections. */
  | 'moreSections'
  /** The grid under the hero of the front page. */
  | 'quickAccess'
  /** The footer's quick links, and its list of the company's pages. */
  | 'footer'
  | 'company';

/** What every fixed page has. */
export type PageEntry = {
  /** Of its name, and of its description for search engines (`PageDescriptions`), in the messages. */
  readonly key: keyof Messages['Pages'] & keyof Messages['PageDescriptions'];
  /** A drawing of `public/icons.svg`; for the menus that show one. */
  readonly icon?: string;
};
