import { NAVIGATION } from '#site/pages.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { showsSamples } from '@/lib/config/showsSamples';
import type { Menu } from './pageEntry';
import type { PagePath } from './pages';
import { TOOL_PATHS } from './siteTools';
import { isTool, type ToolEntry, type ToolPath, TOOLS } from './tools';

const entry = (path: ToolPath): ToolEntry => TOOLS[path];

function hasTrueFigures(path: ToolPath): boolean {
  const { figures } = entry(path);
  return figures !== undefined && environment()[figures] !== undefined;
}

/** False for a tool with sample figures if samples are off and no source of real ones is set. */
export const isShown = (path: string): boolean =>
  showsSamples() || !isTool(path) || entry(path).figures === undefined || hasTrueFigures(path);

export const shownTools = (): readonly ToolPath[] => TOOL_PATHS.filter(isShown);

/**
 * Pages in the order of the site's `navigation`.
 *
 * @param thin pages to omit, because they have too little content (`lib/stories/thinPages.ts`)
 */
export const menu = (name: Menu, thin: readonly PagePath[] = []): readonly PagePath[] =>
  thin.length === 0 ? NAVIGATION[name] : NAVIGATION[name].filter((path) => !thin.includes(path));
