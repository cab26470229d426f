import type { Messages } from 'next-intl';
import type { FIGURE_SETTINGS } from '@/lib/config/figureNames';
import type { PageEntry } from './pageEntry';

export type ToolEntry = PageEntry & {
  readonly key: keyof Messages['ToolHints'];
  readonly icon: string;
  readonly category: `${string}Application`;
  /** Further message namespaces that the tool's islands need; only its own page ships them. */
  readonly messages: readonly (keyof Messages)[];
  /**
   * The figures are samples unless this setting names a real source. The site hides a tool that has
   * neither (`menus.ts`).
   */
  readonly figures?: (typeof FIGURE_SETTINGS)[number];
};

export const TOOLS = {
  '/tools/emi-calculator': {
    key: 'emi',
    icon: 'emi',
    category: 'FinanceApplication',
    messages: ['Emi'],
  },
  '/tools/pin-finder': {
    key: 'pin',
    icon: 'pin',
    category: 'UtilitiesApplication',
    messages: ['Pin'],
  },
  '/tools/bmi-calculator': {
    key: 'bmi',
    icon: 'bmi',
    category: 'HealthApplication',
    messages: ['Bmi'],
  },
  '/tools/fuel-prices': {
    key: 'fuel',
    icon: 'fuel',
    category: 'UtilitiesApplication',
    messages: ['Fuel', 'Cities'],
    figures: 'FUEL_TABLE',
  },
  '/tools/metal-rates': {
    key: 'metals',
    icon: 'gold',
    category: 'FinanceApplication',
    messages: ['Metals', 'Cities'],
    figures: 'METALS_TABLE',
  },
  '/tools/aqi-checker': {
    key: 'aqi',
    icon: 'aqi',
    category: 'HealthApplication',
    messages: [],
    figures: 'AIR_SOURCE',
  },
  '/tools/horoscope': {
    key: 'horoscope',
    icon: 'sign',
    category: 'LifestyleApplication',
    messages: ['Horoscope'],
    figures: 'HOROSCOPE_TABLE',
  },
} as const satisfies Record<`/tools/${string}`, ToolEntry>;

export type ToolPath = keyof typeof TOOLS;

export const isTool = (path: string): path is ToolPath => Object.hasOwn(TOOLS, path);

export const cityPath = (tool: ToolPath, city: string) => `${tool}/${city}`;
