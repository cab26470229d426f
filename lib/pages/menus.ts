import { showsSamples } from '@/lib/config/showsSamples';
import type { Menu } from './pageEntry';
import { PAGE_PATHS, pageEntry, type PagePath } from './pages';
import { isTool, TOOL_PATHS, type ToolEntry, type ToolPath, TOOLS } from './tools';

const entry = (path: ToolPath): ToolEntry => TOOLS[path];

/**
 * Whether this deployment has a page: a tool whose figures are samples is none where samples are
 * off.
 */
export const isShown = (path: string): boolean =>
  showsSamples() || !isTool(path) || entry(path).sampleFigures !== true;

/** The tools of this deployment, in their order. */
export const shownTools = (): readonly ToolPath[] => TOOL_PATHS.filter(isShown);

/** The pages of a menu, in the order of the weights that their entries give. */
export const menu = (name: Menu): readonly PagePath[] =>
  PAGE_PATHS.flatMap((path) => {
    const weight = pageEntry(path).menus?.[name];
    return weight === undefined ? [] : [{ path, weight }];
  })
    .sort((one, other) => one.weight - other.weight)
    .map(({ path }) => path);
