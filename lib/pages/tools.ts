import type { Messages } from 'next-intl';
import type { PageEntry } from './pageEntry';

/** A tool; its key also names its hint in the messages' `ToolHints`. */
export type ToolEntry = PageEntry & {
  readonly key: keyof Messages['ToolHints'];
  readonly icon: string;
  /** One of Google's names for kinds of software ("Software app structured data"). */
  readonly category: `${string}Application`;
  /** What its islands say besides `Tool`: these messages travel with its own page alone. */
  readonly messages: readonly (keyof Messages)[];
  /** Its figures are samples: without those there is no such tool (`menus.ts`). */
  readonly sampleFigures?: true;
};

/** Every tool that the product has, by its URL without language prefix. */
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
    sampleFigures: true,
  },
  '/tools/metal-rates': {
    key: 'metals',
    icon: 'gold',
    category: 'FinanceApplication',
    messages: ['Metals', 'Cities'],
    sampleFigures: true,
  },
  '/tools/aqi-checker': {
    key: 'aqi',
    icon: 'aqi',
    category: 'HealthApplication',
    messages: [],
    sampleFigures: true,
  },
  '/tools/horoscope': {
    key: 'horoscope',
    icon: 'sign',
    category: 'LifestyleApplication',
    messages: ['Horoscope'],
    sampleFigures: true,
  },
} as const satisfies Record<`/tools/${string}`, ToolEntry>;

/** A page beneath /tools. */
export type ToolPath = keyof typeof TOOLS;

/** Whether a URL without language prefix is a tool's. */
export const isTool = (path: string): path is ToolPath => Object.hasOwn(TOOLS, path);
