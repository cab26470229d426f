import { TOOL_PATHS as CHOSEN } from '#site/pages.mjs';
import { isTool, type ToolPath } from './tools';

/** The tools of the site, in the order of the grids and the footer. */
export const TOOL_PATHS: readonly ToolPath[] = CHOSEN.filter(isTool);
