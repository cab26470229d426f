import type { Messages } from 'next-intl';

export type Menu = 'main' | 'fullMenu' | 'moreSections' | 'quickAccess' | 'footer' | 'company';

export type PageEntry = {
  readonly key: keyof Messages['Pages'] & keyof Messages['PageDescriptions'];
  readonly icon?: string;
};
